import type { MessageReader } from '../../src/ai/local/reading/read-message.js';

/** What is understood of a message, a line a request: kind, people, masses, number and doubt; '?' for what is not understood. */
export const requestsInWords = (reader: MessageReader, message: string): string[] =>
  reader
    .read(message)
    .map((request) =>
      request.kind === null
        ? '?'
        : [
            request.kind,
            ...request.people.flatMap(({ candidates }) => candidates.map(({ name }) => name)),
            ...request.masses.map((mass) => Object.values(mass).join(' ')),
            ...(request.number === null ? [] : [String(request.number)]),
            ...(request.doubt ? [`${request.doubt}?`] : []),
          ].join(', '),
    );
