import type { ResourceCategory, ResourceFile } from '@shop/api-contract/model';
import { thumbnailPath, type ThumbnailName } from './thumbnails.seed.ts';

export const resourceCategories: ResourceCategory[] = [
  { id: 1, name: 'Product Guides' },
  { id: 2, name: 'Quality and Reports' },
  { id: 3, name: 'Forms' },
  { id: 4, name: 'Pictures and Posters' },
];

function download(
  resource_type: number,
  title: string,
  thumbnail: ThumbnailName,
  file: string,
  extent: string,
): ResourceFile {
  return { resource_type, title, thumbnail: thumbnailPath(thumbnail), link: `/custom/files/${file}.pdf`, extent };
}

/** A page on another site, under a reserved example domain. */
function page(resource_type: number, title: string, thumbnail: ThumbnailName, link: string): ResourceFile {
  return { resource_type, title, thumbnail: thumbnailPath(thumbnail), link, extent: 'Web page' };
}

export const resourceFiles: ResourceFile[] = [
  download(1, 'Product Catalogue', 'leaf', 'product-catalogue', '48 pages'),
  download(1, 'Which Herb at Which Hour', 'cup', 'herbs-by-the-hour', '2 pages'),
  download(1, 'Serving Sizes at a Glance', 'mortar', 'serving-sizes', '2 pages'),
  download(1, 'Storing Oils, Powders and Teas', 'seed', 'storing-products', '4 pages'),
  download(2, 'Quality Charter', 'lens', 'quality-charter', '6 pages'),
  download(2, 'Batch Report, Sample', 'report', 'batch-report-sample', '3 pages'),
  page(2, 'The Laboratory’s Methods', 'flask', 'https://laboratory.example/methods'),
  page(2, 'Growers and Their Villages', 'village', 'https://growers.example/villages'),
  download(3, 'Business Owner Application', 'ledger', 'business-owner-application', '4 pages'),
  download(3, 'Change of Address', 'letter', 'change-of-address', '1 page'),
  download(3, 'Replacement Claim for Business Owners', 'parcel', 'replacement-claim', '2 pages'),
  download(3, 'Nominee Form', 'form', 'nominee-form', '1 page'),
  download(4, 'Poster: The Twenty Plants', 'poster', 'poster-twenty-plants', 'A2, 3.1 MB'),
  download(4, 'Poster: The Six Tastes', 'tastes', 'poster-six-tastes', 'A2, 2.6 MB'),
  download(4, 'Herbarium Sheets to Colour', 'bark', 'herbarium-sheets', '12 pages'),
  page(4, 'Picture Library', 'album', 'https://pictures.example/herbarium'),
];
