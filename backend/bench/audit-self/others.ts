import { parentPort, workerData } from 'node:worker_threads';

/** What other people ask for meanwhile, one after the other, each in the rhythm of somebody who works quickly. */
const CALLS = ['/api/auth/me', '/api/my-duties', '/api/dashboard', '/api/notifications'];
const PEOPLE = 4;
const PAUSE_MS = 25;

const { url, token } = workerData as { url: string; token: string };
let waits: number[] = [];

async function work(person: number): Promise<void> {
  for (let turn = person; ; turn += 1) {
    const began = performance.now();
    const answer = await fetch(`${url}${CALLS[turn % CALLS.length]!}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await answer.text();
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status} to somebody else`);
    waits.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

// In a thread of its own, so that what the attacker's side is busy with is not taken for the server's delay.
parentPort!.on('message', () => {
  parentPort!.postMessage(waits);
  waits = [];
});
for (let person = 0; person < PEOPLE; person += 1) void work(person);
