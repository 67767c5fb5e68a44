// Under construction: replaced by the module's first file.
