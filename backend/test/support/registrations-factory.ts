import type { TestApp } from './test-app.js';

let sequence = 0;

export interface RegistrationBody {
  fullName: string;
  email: string;
  phone: string;
  birthDate: string;
  scheduleName: string;
  experience: string;
  availability: string[];
  observations?: string | null;
  hasFamilyInMinistry?: boolean;
  consent: boolean;
  guardianName?: string;
  guardianConsent?: boolean;
}

/** What the wizard sends for an invented candidate. */
export function candidate(changes: Partial<RegistrationBody> = {}): RegistrationBody {
  sequence += 1;
  return {
    fullName: `Candidata Inventada ${sequence}`,
    email: `candidata${sequence}@exemplo.test`,
    phone: '(15) 99999-1234',
    birthDate: '1985-04-12',
    scheduleName: `Candidata ${sequence}`,
    experience: 'media',
    availability: ['domingo-8h'],
    observations: '',
    hasFamilyInMinistry: false,
    consent: true,
    ...changes,
  };
}

/** A pending request, sent over HTTP. */
export async function pendingRequest(app: TestApp, changes: Partial<RegistrationBody> = {}) {
  const body = candidate(changes);
  const { status } = await app.visitor.post('/api/registration-requests', body);
  if (status !== 201) throw new Error(`The request was answered with ${status}`);
  const [row] = await app
    .em()
    .execute<{ id: number }[]>(
      'select id from registration_request where email = ? order by id desc limit 1',
      [body.email],
    );
  return { ...body, id: row!.id };
}
