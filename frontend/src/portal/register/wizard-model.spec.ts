import { describe, expect, it } from 'vitest';
import { isMinor } from '../../lib/age.ts';
import {
  initialsOf,
  chooseFamily,
  EMPTY_DATA,
  fieldsOf,
  FIELDS,
  isUntouched,
  missingFields,
  missingProblems,
  NO_CONSENT,
  problemsOf,
  problemWords,
  protocolOf,
  stepOf,
  STEPS,
  strangeProblems,
  toggleAvailability,
  toRequest,
  withOffered,
  type RegistrationForm,
} from './wizard-model.ts';

const TODAY = '2026-11-21';

const OPTIONS = [
  { value: 'segunda-6h30', label: 'Segunda-feira, 6h30' },
  { value: 'domingo-8h', label: 'Domingo, 8h' },
  { value: 'domingo-10h', label: 'Domingo, 10h' },
];

const COMPLETE: RegistrationForm = {
  fullName: ' Helena Prado ',
  email: ' helena@exemplo.test ',
  phone: '+55 (15) 99999-8888',
  birthDate: '1985-04-12',
  scheduleName: ' Helena P. ',
  hasFamilyInMinistry: null,
  experience: 'pouca',
  availability: ['domingo-8h'],
  observations: '',
  guardianName: '',
  guardianContact: '',
  consent: true,
  guardianConsent: false,
};

const minor = (values: Partial<RegistrationForm> = {}): RegistrationForm => ({
  ...COMPLETE,
  birthDate: '2009-06-01',
  ...values,
});

describe('strangeProblems', () => {
  it('should let pass what the server may take, and what is not written yet', () => {
    expect(strangeProblems(COMPLETE, TODAY)).toEqual({});
    expect(strangeProblems({ ...COMPLETE, phone: '+55 (15) 3233-4444' }, null)).toEqual({});
    expect(strangeProblems({ ...EMPTY_DATA, ...NO_CONSENT }, TODAY)).toEqual({});
  });

  it.each<[string, Partial<RegistrationForm>, string]>([
    ['a name of one letter', { fullName: ' A ' }, 'Nome completo: escreva o nome por inteiro.'],
    [
      'an address cut off',
      { email: 'helena@' },
      'E-mail: informe um e-mail válido, como nome@exemplo.com.br.',
    ],
    [
      'a telephone cut off',
      { phone: '+55 (15) 99' },
      'Telefone: informe um telefone com DDD, como +55 (15) 99999-9999.',
    ],
    [
      'a day that no month has',
      { birthDate: '31/02/1950' },
      'Esta data não existe. Escreva dia, mês e ano: 31/12/2026.',
    ],
    ['a day to come', { birthDate: '2030-02-10' }, 'Data de nascimento: confira o dia, o mês e o ano.'],
    ['a small child', { birthDate: '2019-11-22' }, 'Data de nascimento: confira o dia, o mês e o ano.'],
    ['another century', { birthDate: '1900-01-01' }, 'Data de nascimento: confira o dia, o mês e o ano.'],
  ])('should say of %s what the server says', (_, wrong, words) => {
    expect(strangeProblems({ ...COMPLETE, ...wrong }, TODAY)).toEqual({ [Object.keys(wrong)[0]!]: words });
  });
});

describe('STEPS', () => {
  it('should be four, each with its fields', () => {
    expect(STEPS.map(({ step }) => step)).toEqual([1, 2, 3, 4]);
    expect(new Set(Object.values(FIELDS).map(({ step }) => step))).toEqual(new Set([1, 2, 3, 4]));
  });
});

describe('missingFields', () => {
  it('should be everything that is required of an empty form, in its order', () => {
    expect(missingFields({ ...EMPTY_DATA, ...NO_CONSENT }, TODAY)).toEqual([
      'fullName',
      'email',
      'phone',
      'birthDate',
      'scheduleName',
      'experience',
      'availability',
      'consent',
    ]);
  });

  it('should be nothing of a complete form', () => {
    expect(missingFields(COMPLETE, TODAY)).toEqual([]);
  });

  it('should count blanks as nothing', () => {
    expect(missingFields({ ...COMPLETE, fullName: '  ', scheduleName: '\t' }, TODAY)).toEqual([
      'fullName',
      'scheduleName',
    ]);
  });

  it('should ask a minor for a guardian and the guardian for consent', () => {
    expect(missingFields(minor(), TODAY)).toEqual(['guardianName', 'guardianContact', 'guardianConsent']);
    const guardian = { guardianName: 'Marta Prado', guardianContact: '15 98888-1234', guardianConsent: true };
    expect(missingFields(minor(guardian), TODAY)).toEqual([]);
  });
});

describe('isMinor', () => {
  it.each([
    ['2008-11-22', true],
    ['2008-11-21', false],
    ['2008-11-20', false],
    ['2026-11-22', false],
    ['', false],
  ])('should judge somebody born on %j as %s', (birthDate, expected) => {
    expect(isMinor(birthDate, TODAY)).toBe(expected);
  });

  it('should tell nothing before the day is known', () => {
    expect(isMinor('2020-01-01', null)).toBe(false);
  });
});

describe('problems', () => {
  it('should have words for every missing field', () => {
    expect(missingProblems(['fullName', 'availability'])).toEqual({
      fullName: 'Preencha este campo.',
      availability: 'Escolha ao menos uma opção.',
    });
  });

  it("should be those of the server's fields that the form has, in the form's order", () => {
    const problems = problemsOf({ token: 'x', experience: 'Experiência: …', email: 'E-mail: …' });
    expect(problems).toEqual({ experience: 'Experiência: …', email: 'E-mail: …' });
    expect(fieldsOf(problems)).toEqual(['email', 'experience']);
  });
});

describe('chooseFamily', () => {
  it('should let yes and no exclude each other', () => {
    expect(chooseFamily(null, true)).toBe(true);
    expect(chooseFamily(true, false)).toBe(false);
    expect(chooseFamily(false, true)).toBe(true);
  });

  it('should take the answer back', () => {
    expect(chooseFamily(true, true)).toBeNull();
    expect(chooseFamily(false, false)).toBeNull();
  });
});

describe('availability', () => {
  it('should be chosen and taken back, in the order of the options', () => {
    const both = toggleAvailability(['domingo-10h'], 'segunda-6h30', OPTIONS);
    expect(both).toEqual(['segunda-6h30', 'domingo-10h']);
    expect(toggleAvailability(both, 'domingo-10h', OPTIONS)).toEqual(['segunda-6h30']);
  });

  it('should lose what is no longer offered', () => {
    const data = { ...COMPLETE, availability: ['sabado-17h', 'domingo-8h'] };
    expect(withOffered(data, OPTIONS).availability).toEqual(['domingo-8h']);
    expect(withOffered(data).availability).toEqual(['sabado-17h', 'domingo-8h']);
  });
});

describe('toRequest', () => {
  it('should be what the server takes', () => {
    expect(toRequest(COMPLETE, TODAY)).toEqual({
      fullName: 'Helena Prado',
      email: 'helena@exemplo.test',
      phone: '+55 (15) 99999-8888',
      birthDate: '1985-04-12',
      scheduleName: 'Helena P.',
      experience: 'pouca',
      availability: ['domingo-8h'],
      observations: null,
      hasFamilyInMinistry: false,
      consent: true,
    });
  });

  it('should name the guardian of a minor, and of nobody else', () => {
    const guardian = { guardianName: ' Marta Prado ', guardianContact: ' m@s.test ', guardianConsent: true };
    expect(toRequest(minor(guardian), TODAY)).toMatchObject({
      guardianName: 'Marta Prado',
      guardianContact: 'm@s.test',
      guardianConsent: true,
    });
    expect(toRequest({ ...COMPLETE, ...guardian }, TODAY)).not.toHaveProperty('guardianName');
  });
});

describe('isUntouched', () => {
  it('should be so until something is told', () => {
    expect(isUntouched(EMPTY_DATA)).toBe(true);
    expect(isUntouched({ ...EMPTY_DATA, email: 'a' })).toBe(false);
    expect(isUntouched({ ...EMPTY_DATA, hasFamilyInMinistry: false })).toBe(false);
  });
});

describe('stepOf', () => {
  it.each([
    ['1', 1],
    ['4', 4],
    ['5', 1],
    ['0', 1],
    ['dois', 1],
    [null, 1],
  ])('should read %j as step %d', (text, step) => {
    expect(stepOf(text)).toBe(step);
  });
});

describe('protocolOf', () => {
  it('should end with the last four digits of the timestamp', () => {
    expect(protocolOf(1_795_270_123_456)).toBe('MSC-2024-3456');
    expect(protocolOf(1_795_270_120_007)).toBe('MSC-2024-0007');
  });
});

describe('initialsOf', () => {
  it('should tell of a name the first letters of its ends alone', () => {
    expect(['Zulmira Aparecida Prado', ' ébano ', ''].map(initialsOf)).toEqual(['Z. P.', 'É.', '']);
  });
});

describe('problemWords', () => {
  it('should name a field that is empty, and say what is wrong with one that is not', () => {
    const form = { ...COMPLETE, phone: '+55 (15) 9912', experience: '' } as RegistrationForm;
    const missing = missingFields(form, TODAY);
    const problems = { ...missingProblems(missing), ...strangeProblems(form, TODAY) };
    expect(fieldsOf(problems).map((field) => problemWords(field, problems, missing))).toEqual([
      'Telefone: informe um telefone com DDD, como +55 (15) 99999-9999.',
      'Experiência',
    ]);
  });
});
