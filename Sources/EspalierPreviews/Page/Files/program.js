// SPDX-License-Identifier: MIT
"use strict";

/// The command that serves the page. Actions in the page reach it in their order: one request at a time, with all actions
/// since the last one was sent.
class Program {
  constructor(received, changedConnection) {
    this.query = `token=${encodeURIComponent(document.querySelector("meta[name=espalier-token]").content)}`;
    this.waiting = [];
    this.isSending = false;
    this.listen(received, changedConnection);
  }

  listen(received, changedConnection) {
    const events = new EventSource(`events?${this.query}`);
    events.onopen = () => changedConnection(true);
    events.onmessage = (event) => received(JSON.parse(event.data));
    events.onerror = () => {
      changedConnection(false);
      // A lost connection is restored by the browser; one that was refused, because there were too many, is not.
      if (events.readyState === EventSource.CLOSED) setTimeout(() => this.listen(received, changedConnection), 2000);
    };
  }

  picture(stage, number) {
    return `picture?${this.query}&stage=${encodeURIComponent(stage)}&number=${number}`;
  }

  do(action) {
    const last = this.waiting.at(-1);
    // Only the last place of a movement is sent, and the sum of a wheel's turns.
    if (last && last.stage === action.stage && last.event === action.event) {
      if (action.event === "move" || action.event === "hover") this.waiting.pop();
      if (action.event === "scroll") {
        this.waiting.pop();
        action = {...action, dx: last.dx + action.dx, dy: last.dy + action.dy};
      }
    }
    this.waiting.push(action);
    this.send();
  }

  async send() {
    if (this.isSending) return;
    this.isSending = true;
    while (this.waiting.length > 0) {
      const actions = this.waiting.splice(0, 100);
      // The command may have ended: the page shows that when its events end.
      await fetch(`do?${this.query}`, {method: "POST", body: JSON.stringify(actions)}).catch(() => {});
    }
    this.isSending = false;
  }
}
