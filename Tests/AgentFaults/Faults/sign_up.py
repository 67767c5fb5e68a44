# SPDX-License-Identifier: MIT
from program import Program

program = Program("SignUp", look="phone", width=375, height=667)


@program.fault(
    "sheet",
    "The terms do not close.",
    '      Button("Done") { dismiss() }\n',
    '      Button("Done") {}\n',
)
def terms_stay_open(screen):
    screen.tap("Read the terms")
    screen.tap("Done")
    return screen.tree().having("Be kind.")


@program.fault(
    "focus order",
    "After the name, the return key leads to the password instead of the address.",
    "          .onSubmit { focus = .email }\n",
    "          .onSubmit { focus = .password }\n",
)
def return_skips_the_address(screen):
    screen.type("Name", text="Ada\n")
    return screen.tree().having("Password", "focused")


@program.fault(
    "truncated text",
    "With large text the hint below the password is cut.",
    """      .font(.footnote)
""",
    """      .font(.footnote)
      .lineLimit(1)
""",
)
def hint_is_cut(screen):
    screen.environment(textSize="accessibility3")
    return screen.audit().having("truncation:", "At least")


@program.fault(
    "fixed font size",
    "With large text the hint below the password stays small.",
    "      .font(.footnote)\n",
    "      .font(.system(size: 13))\n",
)
def hint_stays_small(screen):
    before = screen.tree().frame("At least")
    screen.environment(textSize="accessibility3")
    after = screen.tree().frame("At least")
    return after.height < before.height * 1.2 and f"large {before}, accessibility3 {after}"


@program.fault(
    "disabled",
    "One can sign up without accepting the terms.",
    ".disabled(!isComplete || !acceptsTerms)",
    ".disabled(!isComplete && !acceptsTerms)",
)
def terms_are_not_required(screen):
    screen.type("Name", text="Ada")
    screen.type("Email", text="ada@example.org")
    screen.type("Password", text="correct horse")
    return screen.tap("Sign up").having("+", "Welcome")
