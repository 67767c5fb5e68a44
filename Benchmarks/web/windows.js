// SPDX-License-Identifier: MIT

"use strict"

const kind = location.search.slice(1)
let step = 0, timer

function element(name, properties = {}, children = []) {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

const programs = {
  labels: {
    make() {
      this.labels = Array.from({ length: 10000 }, () => element("div", { textContent: "item 0" }))
      return element("div", { id: "scroll" }, [element("div", { className: "labels" }, this.labels)])
    },
    step() { this.labels[step * 79 % 200].textContent = `item ${step % 9 + 1}` },
  },

  // A window of rows that moves along: what is scrolled out at one end becomes the row at the other, as libraries do it.
  rows: {
    count: 100000, height: 36, shown: [],
    make() {
      this.space = element("div")
      this.space.style.cssText = `position: relative; height: ${this.count * this.height}px`
      this.scroll = element("div", { id: "scroll" }, [this.space])
      this.scroll.addEventListener("scroll", () => this.fill())
      queueMicrotask(() => this.fill())
      return this.scroll
    },
    fill() {
      const first = Math.max(0, Math.floor(this.scroll.scrollTop / this.height) - 3)
      const last = Math.min(this.count, first + Math.ceil(this.scroll.clientHeight / this.height) + 6)
      const free = this.shown.filter(row => row.index < first || row.index >= last)
      const present = new Set(this.shown.map(row => row.index))
      for (let index = first; index < last; index++) {
        if (present.has(index)) continue
        let row = free.pop()
        if (!row) {
          const name = document.createTextNode(""), number = element("span")
          row = { name, number, element: element("div", { className: "row" }, [name, number]) }
          this.shown.push(row)
          this.space.append(row.element)
        }
        row.index = index
        row.name.data = `Item ${index}`
        row.number.textContent = index * 7
        row.element.style.top = `${index * this.height}px`
      }
    },
    step() { this.scroll.scrollTop = step * this.height },
  },

  squares: {
    make: () => element("div", { className: "squares" }, Array.from({ length: 1000 }, () => element("i"))),
  },

  form: {
    // What the form is about: the text of each field, as a model has it.
    texts: Array(300).fill(""),
    make() {
      const fields = this.texts.map((_, index) => [
        element("label", { textContent: `Field ${index}` }),
        element("input", { oninput: event => { this.texts[index] = event.target.value } }),
      ])
      queueMicrotask(() => fields[0][1].focus())
      return element("div", { id: "scroll" }, [element("form", {}, fields.flat())])
    },
  },
}

const program = programs[kind]

function takeStep() {
  step += 1
  program.step()
}

addEventListener("keydown", event => {
  if (event.key === "s" && !document.body.querySelector("div")) {
    document.body.append(program.make())
  } else if (event.key === "n") {
    takeStep()
  } else if (event.key === "g") {
    timer = timer ? clearInterval(timer) : setInterval(takeStep, 20)
  } else {
    return
  }
  event.preventDefault()
})
