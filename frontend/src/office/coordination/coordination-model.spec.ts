import { describe, expect, it } from 'vitest';
import { splitByPossible, openRequests, type Candidate, type Substitution } from './coordination-model.ts';

const request = (id: number, status: Substitution['status']): Substitution => ({
  id,
  status,
  reason: 'Viagem.',
  ministerId: 1,
  scheduleName: 'Ana S.',
  fullName: 'Ana Souza',
  scheduleId: 3,
  slotId: 9,
  dateTime: '2026-12-06T11:00:00.000Z',
  date: '2026-12-06',
  time: '08:00',
  description: 'Missa dominical',
  location: null,
  substituteId: null,
  substituteName: null,
  note: null,
  createdAt: '2026-11-20T11:00:00.000Z',
  decidedAt: null,
});

const candidate = (ministerId: number, possible: boolean): Candidate => ({
  ministerId,
  scheduleName: `M${ministerId}`,
  answer: 'available',
  duties: 0,
  maxDuties: 4,
  possible,
  reason: 'não respondeu',
  reasons: [],
});

describe('openRequests', () => {
  it('should keep what nobody has decided', () => {
    const requests = [
      request(1, 'open'),
      request(2, 'accepted'),
      request(3, 'offered'),
      request(4, 'expired'),
    ];
    expect(openRequests(requests).map(({ id }) => id)).toEqual([1, 3]);
  });
});

describe('splitByPossible', () => {
  it('should keep the order within each part', () => {
    const { possible, impossible } = splitByPossible([
      candidate(3, true),
      candidate(1, false),
      candidate(2, true),
      candidate(4, false),
    ]);
    expect(possible.map(({ ministerId }) => ministerId)).toEqual([3, 2]);
    expect(impossible.map(({ ministerId }) => ministerId)).toEqual([1, 4]);
  });
});
