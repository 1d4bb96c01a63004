import { beforeAll, describe, it } from 'vitest';
import { useParish } from './parish.ts';
import { openScreen, screensOf, type Screen } from './screens.ts';
describe('shots', () => {
  const parish = useParish();
  let screens: Screen[];
  beforeAll(async () => { screens = await screensOf(parish); });
  it('x', async () => {
    const want = ['login','dashboard','my-schedule','messages-notifications','my-questionnaires','fairness','training-courses'];
    for (const screen of screens.filter(({name}) => want.includes(name)))
      for (const [w,h] of [[360,740],[768,1024],[1440,900]] as const)
        for (const theme of ['light','dark'] as const) {
          if (theme==='dark' && w===768) continue;
          const page = await openScreen(parish, screen, { viewport: {width:w,height:h}, theme });
          await page.screenshot({ path: `/tmp/shots/${screen.name}-${w}-${theme}.png` });
          await parish.closePages();
        }
    const page = await parish.visit('/my-questionnaires', { as: 'ministro', viewport: {width:360,height:740} });
    await page.getByRole('button', { name: /^(Responder|Alterar resposta)$/ }).first().click();
    await page.getByRole('dialog').getByRole('radiogroup').first().waitFor();
    await page.screenshot({ path: '/tmp/shots/answer-360.png' });
    await parish.closePages();
    const p2 = await parish.visit('/fairness', { as: 'coordenacao', viewport: {width:1440,height:900} });
    await p2.getByRole('navigation',{name:'Gestão'}).waitFor();
    await p2.keyboard.press('Control+k'); await p2.getByRole('combobox',{name:/^Buscar/}).fill('an'); await p2.waitForLoadState('networkidle');
    await p2.screenshot({ path: '/tmp/shots/palette-1440.png' });
    await parish.closePages();
    const p3 = await parish.visit('/fairness', { as: 'coordenacao', viewport: {width:360,height:740} });
    await p3.getByRole('button',{name:'Abrir menu'}).click(); await p3.getByRole('dialog').getByRole('link',{name:'Equilíbrio'}).waitFor();
    await p3.screenshot({ path: '/tmp/shots/drawer-360.png' });
  }, 900_000);
});
