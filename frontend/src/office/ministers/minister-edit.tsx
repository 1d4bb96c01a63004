import { ResourceEdit } from '../resource/resource-form.tsx';
import { MinisterAccess } from './minister-access.tsx';
import { MinisterFields } from './minister-fields.tsx';
import type { Minister } from './minister-list.tsx';

/** What the coordination may change of a minister, and how the person comes in. */
export function MinisterEdit() {
  return (
    <ResourceEdit<Minister>
      title={({ scheduleName }) => scheduleName}
      back={{ to: '/ministers', label: 'Ministros' }}
      removable={false}
      beside={<MinisterAccess />}
    >
      <MinisterFields />
    </ResourceEdit>
  );
}
