import { pictureSide, placeInSquare } from './store-picture-rules.ts';

/**
 * A file that somebody has chosen as the small PNG that is kept of it: drawn anew, so that nothing else of the file leaves the browser.
 * @throws when the browser cannot read it as a picture
 */
export async function drawStorePicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = pictureSide;
  const { x, y, width, height } = placeInSquare(picture.width, picture.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob((drawn) => (drawn ? resolve(drawn) : reject(new Error('Nothing was drawn'))), 'image/png');
  });
}
