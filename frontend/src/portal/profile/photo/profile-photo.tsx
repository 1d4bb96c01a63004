import { ImageUp, Move } from 'lucide-react';
import { useRef, useState, type ChangeEvent } from 'react';
import { call, type Answer } from '../../../api/client.ts';
import { request } from '../../../api/http.ts';
import { useApiMutation } from '../../../api/queries.ts';
import { ADJUST_SIZE, Avatar, initialsOf } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../api/toasts.ts';
import type { Minister } from '../profile-model.ts';
import { PhotoAdjust } from './photo-adjust.tsx';
import { PHOTO_TYPES, photoProblem, WAY_OUT } from './photo-rules.ts';
import { shrunkPhoto } from './shrunk-photo.ts';
import styles from './photo.module.css';

const ENLARGED_SIZE = 288;
/** To be read, and answered, without haste. */
const LONG_MS = 30_000;

/** The photo or initials: enlarged by a click, adjusted, and in edit mode replaced. */
export function ProfilePhoto({
  minister,
  editable,
  editing,
}: {
  minister: Minister;
  editable: boolean;
  editing: boolean;
}) {
  const [open, setOpen] = useState<'enlarged' | 'adjust' | null>(null);
  const { fullName, profileImageUrl } = minister;
  const letters = initialsOf(fullName);
  const avatar = <Avatar photo={minister} letters={letters} size={ADJUST_SIZE} />;
  const close = () => setOpen(null);
  return (
    <div className={styles.photo}>
      {profileImageUrl ? (
        <button
          type="button"
          aria-label="Ampliar foto"
          title="Ampliar foto"
          className={styles.enlarge}
          onClick={() => setOpen('enlarged')}
        >
          {avatar}
        </button>
      ) : (
        avatar
      )}
      {editing && <Upload hasPhoto={profileImageUrl !== null} ministerId={minister.id} />}
      {editable && profileImageUrl && (
        <Button look="quiet" onClick={() => setOpen('adjust')}>
          <Move aria-hidden size={18} />
          Ajustar foto
        </Button>
      )}
      <Dialog open={open === 'enlarged'} onClose={close} title={fullName}>
        <div role="img" aria-label={`Foto de ${fullName}`} className={styles.enlarged}>
          <Avatar photo={minister} letters={letters} size={ENLARGED_SIZE} />
        </div>
      </Dialog>
      {open === 'adjust' && <PhotoAdjust minister={minister} onClose={close} />}
    </div>
  );
}

function Upload({ hasPhoto, ministerId }: { hasPhoto: boolean; ministerId: number }) {
  const input = useRef<HTMLInputElement>(null);
  const [shrinking, setShrinking] = useState(false);
  const send = useApiMutation({
    run: async (file: Blob) => {
      const body = new FormData();
      body.append('profileImage', file, 'foto');
      await request<Answer<'POST /api/ministers/upload-image'>>('/api/ministers/upload-image', {
        method: 'POST',
        body,
      });
      // The old photo's place says nothing about the new one.
      await call('PATCH /api/ministers/{id}', {
        path: { id: ministerId },
        body: { profileImagePosition: { x: 0, y: 0 }, profileImageRotation: 0, profileImageScale: 1 },
      });
    },
    success: 'Foto atualizada',
    failure: 'Erro ao enviar foto',
  });

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    const problem = photoProblem(file);
    if (!problem) return send.mutate(file);
    const { title, description, isTooLarge } = problem;
    toast({
      title,
      description,
      variant: 'destructive',
      ...(isTooLarge && {
        duration: LONG_MS,
        action: { label: 'Diminuir e enviar', run: () => void shrinkAndSend(file) },
      }),
    });
  }

  async function shrinkAndSend(file: File): Promise<void> {
    setShrinking(true);
    const smaller = await shrunkPhoto(file);
    setShrinking(false);
    if (smaller) send.mutate(smaller);
    else toast({ title: 'Erro ao enviar foto', description: WAY_OUT, variant: 'destructive' });
  }

  const busy = send.isPending || shrinking;
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={PHOTO_TYPES.join()}
        aria-label="Foto do perfil"
        tabIndex={-1}
        className="visually-hidden"
        onChange={choose}
      />
      <Button busy={busy} onClick={() => input.current?.click()}>
        {!busy && <ImageUp aria-hidden size={20} />}
        {busy ? 'Enviando...' : hasPhoto ? 'Trocar foto' : 'Enviar foto'}
      </Button>
      <p className={styles.hint}>JPEG, PNG ou WebP, até 2MB</p>
    </>
  );
}
