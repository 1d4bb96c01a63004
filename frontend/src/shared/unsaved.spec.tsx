import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { useToasts } from '../api/toasts.ts';
import { useDraft } from '../lib/drafts.ts';
import { useUnsavedNotice } from './unsaved.ts';

const KEY = 'a form';
const TITLE = 'Não salvo: Nova notícia';

function Form() {
  const draft = useDraft(KEY, '');
  useUnsavedNotice(KEY, TITLE, '/form');
  const navigate = useNavigate();
  return (
    <>
      <p>Form</p>
      <button onClick={() => draft.set('typed')}>Type</button>
      <button onClick={() => void navigate('/other')}>Leave</button>
    </>
  );
}

function Other() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/form')}>Return</button>;
}

function Told() {
  return useToasts().map(
    ({ id, title, open, action }) =>
      open && (
        <p key={id}>
          {title} <button onClick={() => action?.run()}>{action?.label}</button>
        </p>
      ),
  );
}

describe('A form that is left unsaved', () => {
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
  const show = () =>
    render(
      <MemoryRouter initialEntries={['/form']}>
        <Routes>
          <Route path="/form" element={<Form />} />
          <Route path="/other" element={<Other />} />
        </Routes>
        <Told />
      </MemoryRouter>,
    );

  afterEach(() => localStorage.clear());

  it('should say nothing where nothing was typed', () => {
    show();
    press('Leave');
    expect(screen.queryByText(TITLE, { exact: false })).toBeNull();
  });

  it('should say so and lead back, and be silent once one is there again', () => {
    show();
    press('Type');
    press('Leave');
    screen.getByText(TITLE, { exact: false });
    press('Voltar e salvar');
    screen.getByText('Form');
    expect(screen.queryByText(TITLE, { exact: false })).toBeNull();
    press('Leave');
    screen.getByText(TITLE, { exact: false });
    press('Return');
    expect(screen.queryByText(TITLE, { exact: false })).toBeNull();
  });
});
