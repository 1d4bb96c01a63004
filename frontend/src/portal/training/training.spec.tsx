import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { NO_CONNECTION } from '../../api/http.ts';
import { noNetwork, openScreen, person, refusal, stubServer } from '../../testing/screen.tsx';
import Training from './training.tsx';

const COURSES = 'GET /api/training-courses';
const course = {
  id: 1,
  title: 'Adoração',
  description: 'Para servir melhor.',
  dueDate: null,
  progress: 0,
  status: 'not_started',
  completedModules: 0,
  totalModules: 0,
  durationMinutes: 0,
  modules: [],
};
const open = (address: string) => openScreen({ '/training': <Training /> }, address);

describe('Formação Contínua', () => {
  it.each([
    [COURSES, 'cursos', 'Os cursos do ministério aparecem aqui quando a coordenação os publicar.'],
    [
      'GET /api/liturgical-materials',
      'materiais',
      'Os materiais litúrgicos aparecem aqui quando a coordenação os descrever.',
    ],
    [
      'GET /api/procedures',
      'procedimentos',
      'Os procedimentos aparecem aqui quando a coordenação os escrever.',
    ],
  ])('should say what %s will bring to the tab %s', async (call, tab, text) => {
    stubServer({ 'GET /api/auth/me': person(), [call]: [] });
    open(`/training?tab=${tab}`);
    await screen.findByText(text);
  });

  it('should say that a course is not there', async () => {
    stubServer({
      'GET /api/auth/me': person(),
      'GET /api/training-courses/999999': refusal(404, 'Curso não encontrado.'),
    });
    open('/training?course=999999');
    await screen.findByText('Curso não encontrado.');
  });

  it('should offer to try again', async () => {
    const answers = { 'GET /api/auth/me': person(), [COURSES]: noNetwork as unknown };
    stubServer(answers);
    open('/training');
    expect((await screen.findByRole('alert')).textContent).toContain(NO_CONNECTION);
    answers[COURSES] = [course];
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByRole('link', { name: /^Iniciar ?o curso Adoração$/ });
  });
});
