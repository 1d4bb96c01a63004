import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { seeText, useParish } from './parish.ts';
import { closeToast, expectNoSidewaysScroll, tabTo, watch } from './support.ts';

const TWO_MEGABYTES = 2 * 1024 * 1024;
const PHOTO = 'Foto do perfil';

interface Minister {
  id: number;
  profileImageUrl: string | null;
  profileImagePosition: { x: number; y: number };
  profileImageRotation: number;
  profileImageScale: number;
}

/** The words that tell where the photo is. */
const adjustment = (page: Page) => page.getByRole('dialog').getByText(/^Zoom /);
const handle = (page: Page) => page.getByRole('application', { name: /^Posição da foto/ });

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await handle(page).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

describe('Photo of the profile', () => {
  const parish = useParish();

  const own = async (): Promise<Minister> =>
    (await (
      await parish.api('ministro')
    )('GET', '/api/ministers/me')) as Minister;

  it('should take only images of at most 2MB as a photo, and show it everywhere', async () => {
    const before = (await own()).profileImageUrl;
    const page = await parish.visit('/profile', { as: 'ministro' });
    const uploads = watch(page, '/api/ministers/upload-image');
    await page.getByRole('button', { name: 'Editar' }).click();
    const input = page.getByLabel(PHOTO);
    await input.setInputFiles({ name: 'foto.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await seeText(page, 'Por favor, selecione apenas arquivos de imagem');
    const large = Buffer.alloc(TWO_MEGABYTES + 1);
    await input.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: large });
    await seeText(page, 'A imagem deve ter no máximo 2MB');
    expect(uploads).toEqual([]);

    const broken = Buffer.from('isto não é uma imagem');
    await input.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: broken });
    await seeText(page, 'Erro ao enviar foto');

    // As a camera makes them.
    const photo = await sharp({
      create: {
        width: 1800,
        height: 1200,
        channels: 3,
        background: '#8a4b1f',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    expect(photo.length).toBeGreaterThan(TWO_MEGABYTES);
    await input.setInputFiles({ name: 'camera.png', mimeType: 'image/png', buffer: photo });
    await page.getByRole('button', { name: 'Diminuir e enviar' }).click();
    await seeText(page, 'Foto atualizada');
    const shrunk = (await own()).profileImageUrl;
    expect(shrunk).not.toBe(before);
    await closeToast(page);

    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Trocar foto' }).click(),
    ]);
    await chooser.setFiles({ name: 'foto.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await seeText(page, 'Foto atualizada');
    const { profileImageUrl } = await own();
    expect(profileImageUrl).not.toBe(shrunk);
    await page.locator(`header img[src="${profileImageUrl}"]`).waitFor();
    await page.getByRole('button', { name: 'Ampliar foto' }).click();
    await page.getByRole('img', { name: /^Foto de / }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('should place the photo by mouse, wheel and keyboard within its limits, and show it so in the header', async () => {
    const page = await parish.visit('/profile', { as: 'ministro', viewport: DESKTOP });
    await page.getByRole('button', { name: 'Ajustar foto' }).click();
    await page.getByRole('button', { name: 'Voltar ao centro' }).click();
    await expect.poll(() => adjustment(page).textContent()).toBe('Zoom 1,0×, no centro');
    const { x, y } = await middleOf(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 7, y - 5);
    await expect
      .poll(() => adjustment(page).textContent())
      .toBe('Zoom 1,0×, 7 px à direita e 5 px para cima');
    await page.mouse.move(x + 55, y - 55, { steps: 4 });
    await page.mouse.up();
    await expect
      .poll(() => adjustment(page).textContent())
      .toBe('Zoom 1,0×, 20 px à direita e 20 px para cima');
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -100);
    await page.getByText('Zoom 1,1×, 20 px à direita e 20 px para cima').waitFor();
    for (let tick = 0; tick < 20; tick += 1) await page.mouse.wheel(0, -100);
    await page.getByText('Zoom 2,5×, 20 px à direita e 20 px para cima').waitFor();
    await page.getByRole('button', { name: 'Concluir' }).click();
    await seeText(page, 'Posição da foto salva');
    expect(await own()).toMatchObject({ profileImagePosition: { x: 20, y: -20 }, profileImageScale: 2.5 });
    // The circle of the header has 40 of the 128 pixels at which the photo is placed.
    const transform = () => page.locator('header img').getAttribute('style');
    await expect.poll(transform).toContain('translate(6.25px, -6.25px)');
    expect(await transform()).toContain('scale(2.5)');

    // By keyboard, and after a try without network.
    await closeToast(page);
    await page.getByRole('button', { name: 'Ajustar foto' }).waitFor();
    await tabTo(page, 'Ajustar foto');
    await page.keyboard.press('Enter');
    await adjustment(page).waitFor();
    await tabTo(page, 'Voltar ao centro');
    await page.keyboard.press('Enter');
    await tabTo(page, /^Posição da foto/);
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('-');
    }
    await expect
      .poll(() => adjustment(page).textContent())
      .toBe('Zoom 0,8×, 20 px à esquerda e 20 px para baixo');
    await tabTo(page, 'Girar para a direita');
    await page.keyboard.press('Enter');
    await expect.poll(() => adjustment(page).textContent()).toContain('girada 90 graus');
    await page.context().setOffline(true);
    await tabTo(page, 'Concluir');
    await page.keyboard.press('Enter');
    await seeText(page, 'Erro ao salvar alterações');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Concluir' }).press('Enter');
    await seeText(page, 'Posição da foto salva');
    expect(await own()).toMatchObject({
      profileImagePosition: { x: -20, y: 20 },
      profileImageRotation: 90,
      profileImageScale: 0.8,
    });
  });

  it('should place the photo by finger on a phone', async () => {
    const page = await parish.visit('/profile', { as: 'ministro', viewport: PHONE });
    await page.getByRole('button', { name: 'Ajustar foto' }).click();
    await page.getByText('Arraste a foto com o dedo', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Voltar ao centro' }).click();
    await expectNoSidewaysScroll(page);
    const { x, y } = await middleOf(page);
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await send('touchStart', [{ x, y }]);
    // The page must stay where it is: it is the photo that moves.
    for (let moved = 4; moved <= 48; moved += 4) await send('touchMove', [{ x: x - moved, y: y + moved }]);
    await send('touchEnd', []);
    await page.getByText('Zoom 1,0×, 20 px à esquerda e 20 px para baixo').waitFor();
    await page.getByRole('button', { name: 'Aumentar zoom' }).tap();
    await page.getByText('Zoom 1,1×, 20 px à esquerda e 20 px para baixo').waitFor();
    await page.getByRole('button', { name: 'Concluir' }).tap();
    await seeText(page, 'Posição da foto salva');
    expect(await own()).toMatchObject({ profileImagePosition: { x: -20, y: 20 }, profileImageScale: 1.1 });
  });
});
