import { ResourceCreate } from '../resource/resource-form.tsx';
import { MinisterFields } from './minister-fields.tsx';

/** Somebody who serves and has no account: the coordination keeps the profile and answers for the person. */
export function MinisterCreate() {
  return (
    <ResourceCreate
      title="Cadastrar ministro"
      back={{ to: '/ministers', label: 'Voltar aos Ministros' }}
      defaults={{ experience: 'nunca-participei', availability: [], isActive: true, sharesPhone: true }}
    >
      <MinisterFields />
    </ResourceCreate>
  );
}
