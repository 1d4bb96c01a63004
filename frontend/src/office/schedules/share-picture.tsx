import { useMutation } from '@tanstack/react-query';
import { Download, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Answer } from '../../api/client.ts';
import { saveFile } from '../../api/download.ts';
import { useParish } from '../../shared/parish.tsx';
import { longDate, today } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFoot } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Row, Stack } from '../../ui/page.tsx';
import { toast, toastError } from '../../api/toasts.ts';
import { dayPictures, daysOf, usualDay } from './day-picture.ts';
import styles from './share-picture.module.css';

const NONE: readonly File[] = [];

/** A day with its teams as a picture for a chat: shared by the device, or saved where it shares none. */
export default function SharePicture({
  masses,
  isDraft,
  onClose,
}: {
  masses: Answer<'GET /api/schedules/{id}/slots'>;
  isDraft: boolean;
  /** Of the dialog that is for it alone, and ends in its act. */
  onClose?: () => void;
}) {
  const days = daysOf(masses);
  const [chosen, setDate] = useState(() => usualDay(days, today()));
  const day = days.find(({ date }) => date === chosen);
  const parish = useParish()?.parishName ?? '';
  const [files, setFiles] = useState<readonly File[]>(NONE);
  useEffect(() => {
    let current = true;
    setFiles(NONE);
    if (day)
      void dayPictures(day, { parish, note: isDraft ? 'rascunho: ainda pode mudar' : '' }).then(
        (made) => current && setFiles(made),
        (error: unknown) => toastError('A imagem não pôde ser feita neste navegador', error),
      );
    return () => {
      current = false;
    };
    // The days are made anew at every drawing; what is in them changes with the masses alone.
  }, [masses, chosen, parish, isDraft]);
  const addresses = useAddresses(files);
  const share = useMutation({
    mutationFn: () => navigator.share({ files: [...files] }),
    onError: (error) => {
      // The person has closed the list of apps.
      if (error.name !== 'AbortError') toastError('Erro ao compartilhar a imagem', error);
    },
  });
  if (!day) return null;
  const canShare = files.length > 0 && navigator.canShare?.({ files: [...files] });
  const many = files.length > 1;
  const sharing = canShare && (
    <Button look="primary" busy={share.isPending} onClick={() => share.mutate()}>
      {!share.isPending && <Share2 aria-hidden size={20} />}
      {many ? 'Compartilhar imagens' : 'Compartilhar imagem'}
    </Button>
  );
  const saving = (
    <Button
      look={onClose && !canShare ? 'primary' : 'secondary'}
      disabled={files.length === 0}
      onClick={() => {
        for (const file of files) saveFile(file, file.name);
        toast({ title: many ? 'Imagens baixadas' : 'Imagem baixada' });
      }}
    >
      <Download aria-hidden size={20} />
      {many ? 'Baixar imagens' : 'Baixar imagem'}
    </Button>
  );
  return (
    <Stack>
      <SelectField
        label="Dia da imagem"
        value={chosen}
        onChange={({ target }) => setDate(target.value)}
        options={days.map(({ date }) => ({ value: date, label: longDate(date) }))}
      />
      {addresses.map((address, at) => (
        <img
          key={address}
          src={address}
          alt={`A escala de ${longDate(chosen)}, com a equipe de cada missa${many ? `, ${at + 1} de ${files.length}` : ''}`}
          className={styles.picture}
        />
      ))}
      {onClose ? (
        <>
          {canShare && <Row>{saving}</Row>}
          <DialogFoot onClose={onClose} leave="Fechar">
            {sharing || saving}
          </DialogFoot>
        </>
      ) : (
        <Row>
          {sharing}
          {saving}
        </Row>
      )}
    </Stack>
  );
}

/** Where the page finds files, as long as it shows them. */
function useAddresses(files: readonly File[]): readonly string[] {
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  useEffect(() => {
    const made = files.map((file) => URL.createObjectURL(file));
    setAddresses(made);
    return () => made.forEach((address) => URL.revokeObjectURL(address));
  }, [files]);
  return addresses;
}
