import type { AcademyCategory, AcademyFile } from '@shop/api-contract/model';
import { thumbnailPath, type ThumbnailName } from '../resources/thumbnails.seed.ts';

export const academyCategories: AcademyCategory[] = [
  { id: 1, name: 'Know Your Plants' },
  { id: 2, name: 'Daily Routines' },
  { id: 3, name: 'From Field to Pack' },
  { id: 4, name: 'Business Basics' },
];

/** A video with a fictional number: nothing is published there. */
function video(
  academy_type: number,
  title: string,
  thumbnail: ThumbnailName,
  number: number,
  minutes: number,
): AcademyFile {
  return {
    academy_type,
    resource_type: 'video',
    title,
    thumbnail: thumbnailPath(thumbnail),
    link: `https://www.youtube.com/watch?v=example-${String(number).padStart(3, '0')}`,
    extent: `${minutes} min`,
  };
}

function pdf(academy_type: number, title: string, thumbnail: ThumbnailName, file: string, pages: number): AcademyFile {
  return {
    academy_type,
    resource_type: 'pdf',
    title,
    thumbnail: thumbnailPath(thumbnail),
    link: `/custom/files/academy-${file}.pdf`,
    extent: `${pages} pages`,
  };
}

export const academyFiles: AcademyFile[] = [
  video(1, 'Tulsi, Giloy, Amla: Three Plants of the Courtyard', 'leaf', 1, 9),
  pdf(1, 'Reading a Label: Names, Parts and Weights', 'lens', 'reading-a-label', 6),
  pdf(1, 'Twenty Plants and Their Latin Names', 'poster', 'twenty-plants', 4),
  video(2, 'A Quiet Morning in Ten Minutes', 'cup', 2, 10),
  pdf(2, 'The Six Tastes on One Plate', 'tastes', 'six-tastes', 8),
  video(2, 'Sunday Champi: Hair Oil Done Properly', 'oil', 3, 7),
  video(3, 'Arjuna Bark without Felling a Tree', 'bark', 4, 12),
  video(3, 'From Root to Powder: Ashwagandha in Neemuch', 'root', 5, 14),
  pdf(3, 'How We Test a Batch', 'flask', 'how-we-test-a-batch', 5),
  pdf(4, 'First Steps of a Business Owner', 'ledger', 'first-steps', 12),
  video(4, 'Talking about Herbs Honestly', 'seed', 6, 11),
  pdf(4, 'Keeping Simple Accounts', 'report', 'simple-accounts', 7),
];
