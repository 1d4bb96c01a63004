import { describe, expect, it } from 'vitest';
import {
  chosenLabels,
  formOf,
  optionsFor,
  payloadOf,
  unknownSacraments,
  type Minister,
} from './profile-model.ts';

const MINISTER: Minister = {
  id: 2,
  userId: 4,
  access: 'entered',
  invitedAt: null,
  fullName: 'Ana Beatriz Souza',
  requestedName: null,
  scheduleName: 'Ana S.',
  email: 'ana@example.org',
  role: 'ministro',
  phone: '+55 (15) 99999-8888',
  birthDate: '1985-04-12',
  availability: ['domingo-8h', 'sabado-17h'],
  experience: '1-3-anos',
  baptismDate: '1985-06-02',
  confirmationDate: null,
  marriageDate: null,
  isActive: true,
  maxDutiesPerMonth: null,
  mandateUntil: null,
  sharesPhone: true,
  sharesEmail: false,
  guardianName: null,
  guardianContact: null,
  profileImageUrl: null,
  profileImagePosition: { x: 0, y: 0 },
  profileImageRotation: 0,
  profileImageScale: 1,
  createdAt: '2026-01-01T12:00:00.000Z',
  updatedAt: '2026-01-01T12:00:00.000Z',
};

const OPTIONS = [
  { value: 'segunda-6h30', label: 'Segunda-feira, 6h30' },
  { value: 'domingo-8h', label: 'Domingo, 8h' },
];

describe('the profile form', () => {
  it('should come back as it was when nothing is changed', () => {
    expect(payloadOf(formOf(MINISTER))).toEqual({
      fullName: 'Ana Beatriz Souza',
      phone: '+55 (15) 99999-8888',
      scheduleName: 'Ana S.',
      baptismDate: '1985-06-02',
      confirmationDate: null,
      marriageDate: null,
      experience: '1-3-anos',
      availability: ['domingo-8h', 'sabado-17h'],
    });
  });

  it('should send an emptied date as none and the name without outer spaces', () => {
    const form = { ...formOf(MINISTER), baptismDate: '', scheduleName: '  Ana B. ' };
    expect(payloadOf(form)).toMatchObject({ baptismDate: null, scheduleName: 'Ana B.' });
  });
});

it('should miss the dates that every minister has, and not that of a marriage', () => {
  expect(unknownSacraments(MINISTER)).toEqual(['Crisma']);
});

describe('availability', () => {
  it('should keep what an earlier timetable offered', () => {
    expect(optionsFor(OPTIONS, MINISTER.availability).map(({ value }) => value)).toEqual([
      'segunda-6h30',
      'domingo-8h',
      'sabado-17h',
    ]);
  });

  it('should be told in words, in the order of the timetable', () => {
    expect(chosenLabels(OPTIONS, ['sabado-17h', 'domingo-8h'])).toEqual(['Domingo, 8h', 'sabado-17h']);
  });
});
