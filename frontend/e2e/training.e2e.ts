import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { seeText, useParish, type Login } from './parish.ts';
import { card } from './prepare.ts';
import { expectNoSidewaysScroll, NO_CONNECTION, tabTo } from './support.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Course {
  id: number;
  title: string;
  dueDate: string | null;
  progress: number;
  status: string;
  completedModules: number;
  modules: { id: number; title: string; completed: boolean }[];
}

const NOW = Date.now();
const inDays = (days: number): string => new Date(NOW + days * DAY_MS).toISOString().slice(0, 10);
const progress = (within: Page | Locator, title: string): Locator =>
  within.getByRole('progressbar', { name: `Progresso em ${title}` });

describe('Training', () => {
  const parish = useParish();

  /** A course with lessons of 15 minutes. */
  async function make(title: string, lessons: string[], dueDate: string | null = null): Promise<Course> {
    const coordination = await parish.api('coordenacao');
    const course = (await coordination('POST', '/api/training-courses', {
      title,
      description: 'Para servir melhor.',
      dueDate,
    })) as Course;
    for (const lesson of lessons) {
      const body = `Leia com calma: ${lesson}.`;
      await coordination('POST', '/api/training-modules', {
        courseId: course.id,
        title: lesson,
        body,
        durationMinutes: 15,
      });
    }
    return course;
  }

  const read = async (as: Login, { id }: Pick<Course, 'id'>): Promise<Course> =>
    (await (
      await parish.api(as)
    )('GET', `/api/training-courses/${id}`)) as Course;

  it('should show courses with state, urgency, progress, duration, date and lessons, on a phone', async () => {
    await make('Urgente', ['Uma', 'Outra'], inDays(3));
    await make('Logo', ['Uma'], inDays(20));
    await make('Sem pressa', ['Uma'], inDays(90));
    await make('Atrasado', ['Uma'], inDays(-9));
    const page = await parish.visit('/training', { as: 'ministro', viewport: PHONE });
    await page.getByRole('heading', { level: 1, name: 'Formação Contínua' }).waitFor();
    expect(await page.getByRole('tab').allTextContents()).toEqual([
      'Cursos',
      'Materiais Litúrgicos',
      'Procedimentos',
    ]);
    const urgent = card(page, 'Urgente');
    await urgent.getByText('Não Iniciado', { exact: true }).waitFor();
    await urgent.getByText('Prioridade: Alta', { exact: true }).waitFor();
    await urgent.getByText('0% · 0 de 2 aulas · 30 min', { exact: true }).waitFor();
    await urgent.getByText(`Prazo: ${inDays(3).split('-').reverse().join('/')}`, { exact: true }).waitFor();
    expect(await progress(urgent, 'Urgente').getAttribute('aria-valuemax')).toBe('100');
    await urgent.getByRole('link', { name: 'Iniciar o curso Urgente' }).waitFor();
    await urgent.getByText('Aulas (2)').click();
    await urgent.getByText('A fazer: ').first().waitFor();
    await card(page, 'Logo').getByText('Prioridade: Média', { exact: true }).waitFor();
    await card(page, 'Sem pressa').getByText('Prioridade: Baixa', { exact: true }).waitFor();
    await card(page, 'Atrasado')
      .getByText(/^O prazo era /)
      .waitFor();

    const all = (await (await parish.api('ministro'))('GET', '/api/training-courses')) as Course[];
    const begun = all.find(({ status }) => status === 'in_progress')!;
    await card(page, begun.title).getByText('Em Andamento', { exact: true }).waitFor();
    await page.getByRole('link', { name: `Continuar o curso ${begun.title}` }).waitFor();
    expect(await progress(page, begun.title).getAttribute('aria-valuenow')).toBe(String(begun.progress));
    const done = all.find(({ status }) => status === 'completed')!;
    await card(page, done.title).getByText('Concluído', { exact: true }).waitFor();
    expect(await progress(page, done.title).getAttribute('aria-valuenow')).toBe('100');
    await card(page, done.title)
      .getByText(/^Aulas \(/)
      .click();
    await card(page, done.title).getByText('Concluída: ').first().waitFor();
    await expectNoSidewaysScroll(page);
  });

  it('should keep the progress of a course, lesson by lesson, and for this person alone', async () => {
    const course = await make('Adoração', ['Silêncio', 'Reserva']);
    const page = await parish.visit('/training', { as: 'ministro', viewport: PHONE });
    await page.getByRole('link', { name: 'Iniciar o curso Adoração' }).click();
    await page.getByRole('heading', { level: 1, name: 'Adoração' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Silêncio' }).waitFor();
    await seeText(page, 'Leia com calma: Silêncio.');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Concluir aula' }).click();
    await seeText(page, 'Aula concluída!');
    await page.getByRole('heading', { level: 2, name: 'Reserva' }).waitFor();
    expect(await read('ministro', course)).toMatchObject({ progress: 50, status: 'in_progress' });

    await page.getByRole('link', { name: 'Voltar aos cursos' }).click();
    await card(page, 'Adoração').getByText('Em Andamento', { exact: true }).waitFor();
    expect(await progress(page, 'Adoração').getAttribute('aria-valuenow')).toBe('50');
    await page.getByRole('link', { name: 'Continuar o curso Adoração' }).click();
    await page.getByRole('heading', { level: 2, name: 'Reserva' }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Concluir aula' }).click();
    await seeText(page, 'Erro ao concluir a aula');
    await seeText(page, NO_CONNECTION);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Concluir aula' }).click();
    await seeText(page, 'Curso concluído!');
    await page.getByRole('link', { name: 'Escolher outro curso' }).waitFor();

    const elsewhere = await parish.visit('/training', { as: 'ministro', viewport: DESKTOP });
    await card(elsewhere, 'Adoração').getByText('Concluído', { exact: true }).waitFor();
    expect(await progress(elsewhere, 'Adoração').getAttribute('aria-valuenow')).toBe('100');
    await elsewhere.getByRole('link', { name: 'Rever o curso Adoração' }).click();
    await seeText(elsewhere, 'Aula concluída');
    expect(await read('ministro', course)).toMatchObject({ progress: 100, status: 'completed' });
    expect(await read('coordenacao', course)).toMatchObject({ progress: 0, status: 'not_started' });
  });

  it('should be taken by keyboard alone', async () => {
    const course = await make('Acolhida', ['À porta', 'No banco']);
    const page = await parish.visit('/training', { as: 'ministro', viewport: PHONE });
    await page.getByRole('link', { name: 'Iniciar o curso Acolhida' }).waitFor();
    await tabTo(page, 'Iniciar o curso Acolhida');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'À porta' }).waitFor();
    await tabTo(page, 'Concluir aula');
    await page.keyboard.press('Enter');
    const next = page.getByRole('heading', { level: 2, name: 'No banco' });
    await next.waitFor();
    // The keyboard goes on with the next lesson.
    expect(await next.evaluate((heading) => heading === document.activeElement)).toBe(true);
    await tabTo(page, 'Concluir aula');
    await page.keyboard.press('Enter');
    await seeText(page, 'Curso concluído!');
    expect((await read('ministro', course)).modules.map(({ completed }) => completed)).toEqual([true, true]);
  });

  it('should describe the materials and the procedures, reached by the arrow keys', async () => {
    const api = await parish.api('ministro');
    const [material] = (await api('GET', '/api/liturgical-materials')) as Record<string, string>[];
    const procedures = (await api('GET', '/api/procedures')) as { title: string; steps: string[] }[];
    const page = await parish.visit('/training', { as: 'ministro', viewport: PHONE });
    await page.getByRole('tab', { name: 'Cursos' }).focus();
    await page.keyboard.press('ArrowRight');
    const described = card(page, material!.name!);
    for (const text of [material!.description!, 'Função', material!.function!, 'Cuidados', material!.care!])
      await described.getByText(text, { exact: true }).waitFor();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('ArrowRight');
    const [first, second] = procedures;
    const steps = page.getByRole('tabpanel').locator('ol li');
    await steps.first().waitFor();
    expect(await steps.locator('visible=true').allTextContents()).toEqual(first!.steps);
    await page.getByRole('heading', { level: 2, name: second!.title }).click();
    await page.getByText(second!.steps[0]!, { exact: true }).waitFor();
    await expectNoSidewaysScroll(page);
    await page.reload();
    await page.getByRole('heading', { level: 2, name: first!.title }).waitFor();
  });
});
