import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Form, TextField } from '../ui/field.tsx';
import { ApiError } from './http.ts';
import { queryClient } from './queries.ts';
import { useApiForm } from './use-api-form.ts';

interface Values {
  title: string;
  place: string;
}

const send = vi.fn<(values: Values) => Promise<unknown>>();

function Page() {
  const { field, onSubmit, restored } = useApiForm<Values>({
    initial: { title: '', place: '' },
    draftKey: 'form',
    check: ({ title }) => ({ title: title === '' ? 'Escreva o título.' : undefined }),
    send,
  });
  return (
    <Form onSubmit={onSubmit}>
      {restored && <p>Guardado neste aparelho</p>}
      <TextField label="Título" {...field('title')} />
      <TextField label="Local" {...field('place')} />
      <button>Enviar</button>
    </Form>
  );
}

const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  );
const title = () => screen.getByLabelText<HTMLInputElement>('Título');
const place = () => screen.getByLabelText<HTMLInputElement>('Local');
const press = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
const refusal = (errors: Record<string, string>) =>
  new ApiError(400, JSON.stringify({ statusCode: 400, message: 'Dados inválidos', errors }));

describe('useApiForm', () => {
  it('should send nothing while something is wrong, say it beside its field and go there', async () => {
    open();
    await press();
    await screen.findByText('Escreva o título.');
    expect(document.activeElement).toBe(title());
    expect(send).not.toHaveBeenCalled();
    await userEvent.type(title(), 'Sexta');
    expect(screen.queryByText('Escreva o título.')).toBeNull();
  });

  it('should say what the server refused beside its field, keep what was typed and send again', async () => {
    send.mockRejectedValueOnce(refusal({ place: 'Local desconhecido', other: 'x' })).mockResolvedValue({});
    open();
    await userEvent.type(title(), 'Sexta');
    await userEvent.type(place(), 'Roma');
    await press();
    await screen.findByText('Local desconhecido');
    expect([title().value, place().value]).toEqual(['Sexta', 'Roma']);
    expect(document.activeElement).toBe(place());
    await press();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send).toHaveBeenLastCalledWith({ title: 'Sexta', place: 'Roma' });
  });

  it('should keep what is typed on the device until it was sent', async () => {
    send.mockResolvedValue({});
    const { unmount } = open();
    await userEvent.type(title(), 'Sexta');
    unmount();
    open();
    screen.getByText('Guardado neste aparelho');
    expect(title().value).toBe('Sexta');
    await press();
    await waitFor(() => expect(localStorage.getItem('partilha.draft.form')).toBeNull());
  });
});
