import { createDrawing } from '../paint/drawing.ts';
import { paperTooth } from './ground.ts';
import { deskScenes } from './thumbnails/desk-scenes.ts';
import { paperScenes } from './thumbnails/paper-scenes.ts';
import { plantScenes } from './thumbnails/plant-scenes.ts';
import { thumbnailSize } from './thumbnails/scene.ts';

const scenes = { ...plantScenes, ...deskScenes, ...paperScenes };

/** The names for the seed. */
export type ThumbnailName = keyof typeof scenes;
export const thumbnailNames = Object.keys(scenes) as ThumbnailName[];

/** A thumbnail of academy and resource files. */
export function thumbnailShot(name: ThumbnailName): string {
  const { width, height } = thumbnailSize;
  const drawing = createDrawing(`thumbnail ${name}`);
  return drawing.finish(width, height, scenes[name](drawing) + paperTooth(drawing, width, height));
}
