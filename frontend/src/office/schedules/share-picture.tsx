import { useMutation } from '@tanstack/react-query';
import { Download, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Answer } from '../../api/client.ts';
import { saveFile } from '../../api/download.ts';
import { useParish } from '../../shared/parish.tsx';
import { longDate, today } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Row, Stack } from '../../ui/page.tsx';
import { toast, toastError } from '../../api/toasts.ts';
import { dayPicture, daysOf, usualDay } from './day-picture.ts';
import styles from './share-picture.module.css';

/** A day with its teams as a picture for a chat: shared by the device, or saved where it shares none. */
export default function SharePicture({
  masses,
  isDraft,
}: {
  masses: Answer<'GET /api/schedules/{id}/slots'>;
  isDraft: boolean;
}) {
  const days = daysOf(masses);
  const [chosen, setDate] = useState(() => usualDay(days, today()));
  const day = days.find(({ date }) => date === chosen);
  const parish = useParish()?.parishName ?? '';
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => {
    let current = true;
    setFile(null);
    if (day)
      void dayPicture(day, { parish, note: isDraft ? 'rascunho: ainda pode mudar' : '' }).then(
        (made) => current && setFile(made),
        (error: unknown) => toastError('A imagem não pôde ser feita neste navegador', error),
      );
    return () => {
      current = false;
    };
    // The days are made anew at every drawing; what is in them changes with the masses alone.
  }, [masses, chosen, parish, isDraft]);
  const address = useAddress(file);
  const share = useMutation({
    mutationFn: (picture: File) => navigator.share({ files: [picture] }),
    onError: (error) => {
      // The person has closed the list of apps.
      if (error.name !== 'AbortError') toastError('Erro ao compartilhar a imagem', error);
    },
  });
  if (!day) return null;
  const canShare = file !== null && navigator.canShare?.({ files: [file] });
  return (
    <Stack>
      <SelectField
        label="Dia da imagem"
        value={chosen}
        onChange={({ target }) => setDate(target.value)}
        options={days.map(({ date }) => ({ value: date, label: longDate(date) }))}
      />
      {address && (
        <img
          src={address}
          alt={`A escala de ${longDate(chosen)}, com a equipe de cada missa`}
          className={styles.picture}
        />
      )}
      <Row>
        {canShare && (
          <Button look="primary" busy={share.isPending} onClick={() => share.mutate(file)}>
            {!share.isPending && <Share2 aria-hidden size={20} />}
            Compartilhar imagem
          </Button>
        )}
        <Button
          disabled={!file}
          onClick={() => {
            saveFile(file!, file!.name);
            toast({ title: 'Imagem baixada' });
          }}
        >
          <Download aria-hidden size={20} />
          Baixar imagem
        </Button>
      </Row>
    </Stack>
  );
}

/** Where the page finds a file, as long as it shows it. */
function useAddress(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setAddress(null);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
