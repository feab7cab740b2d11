import type { Browser } from '@playwright/test';

/** By the browser that is there anyway; `width` in pixels scales it. */
export async function toWebp(browser: Browser, png: Buffer, width?: number): Promise<Buffer> {
  const page = await browser.newPage();
  const address = await page.evaluate(
    async ({ source, wanted }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = wanted ?? image.width;
      canvas.height = Math.round((image.height * canvas.width) / image.width);
      const context = canvas.getContext('2d', { alpha: false });
      if (!context) throw new Error('this browser draws nothing');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', 0.86);
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, wanted: width },
  );
  await page.close();
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
