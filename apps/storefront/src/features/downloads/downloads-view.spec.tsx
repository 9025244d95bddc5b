// spec-map: 1.1.2, 1.3.1, 1.3.2, 2.1.7, 2.1.8, 2.8.1, 2.8.2, 2.8.3, 2.8.4, 2.9.1, 2.9.2, 2.9.3, 2.9.4, 4.3.1, 9.4.8
// spec-map: 9.5.2
import { screen, waitFor, within } from '@testing-library/react';
import { renderShop } from '../../testing/render-with-shop.tsx';
import { shopServer } from '../../testing/shop-server.ts';

const server = shopServer();

const cards = () => screen.findAllByRole('article');
const choices = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
/** The thumbnail is decorative. */
const pictureOf = (card: HTMLElement) => within(card).queryByRole('presentation');
const onPortal = (location: string) => new URL(location, 'http://shop.test').href;

const academy = {
  route: '/vanaveda-academy',
  files: 'listAcademyFiles',
  sources: 'listAcademyCategories',
  choice: { name: 'Daily Routines', type: 2, count: 3 },
  none: 'No File Found',
  seeAll: 'See all sources',
} as const;
const resources = {
  route: '/resource-files',
  files: 'listResourceFiles',
  sources: 'listResourceCategories',
  choice: { name: 'Forms', type: 3, count: 4 },
  none: 'No Resource Found',
  seeAll: 'See all categories',
} as const;

describe.each([academy, resources])('$route', ({ route, files, sources, choice, none, seeAll }) => {
  it('shows six placeholders until files and sources are there, then every file, and those of a chosen source', async () => {
    const release = server.hold(sources);
    const { user, router } = renderShop(route);
    await waitFor(() => expect(server.calls).toHaveLength(2));
    expect(screen.getAllByTestId('skeleton')).toHaveLength(6);
    release();

    const shown = await cards();
    expect(screen.queryByTestId('skeleton')).not.toBeInTheDocument();
    expect(shown).toHaveLength(server.world.content.lists[files].length);
    for (const [index, { title, thumbnail, link, extent }] of server.world.content.lists[files].entries()) {
      const card = shown[index] as HTMLElement;
      expect(card).toHaveTextContent(extent!);
      expect(within(card).getByRole('heading', { name: title })).toBeVisible();
      expect(within(card).getByRole('link')).toHaveAttribute('href', onPortal(link));
      expect(pictureOf(card)).toHaveAttribute('src', onPortal(thumbnail));
    }

    expect(choices()).toEqual(['All Sources', ...server.world.content.lists[sources].map(({ name }) => name)]);
    await user.click(screen.getByRole('checkbox', { name: choice.name }));
    expect(router.state.location).toMatchObject({ pathname: route, search: `?type=${choice.type}` });
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(choice.count));
    await user.click(screen.getByRole('checkbox', { name: 'All Sources' }));
    expect(router.state.location).toMatchObject({ pathname: route, search: '' });
  });

  it('says that there is no file from a source that it does not know', async () => {
    renderShop(`${route}?type=99`);
    expect(await screen.findByText(none)).toBeVisible();
    expect(screen.getByRole('link', { name: seeAll })).toHaveAttribute('href', route);
  });
});

const cardOf = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('article') as HTMLElement);

it('the academy marks a video by a video icon and everything else by a download icon', async () => {
  renderShop('/vanaveda-academy');
  expect(await screen.findByRole('heading', { level: 1, name: 'Vanaveda Academy' })).toBeVisible();
  expect((await cardOf('A Quiet Morning in Ten Minutes')).getByTestId('video-icon')).toBeInTheDocument();
  expect((await cardOf('How We Test a Batch')).getByTestId('download-icon')).toBeInTheDocument();
});

it('a file whose link could run as a script is shown without a link, and without a thumbnail with a leaf', async () => {
  const link = 'javascript:alert(1)//youtube';
  const file = { academy_type: 1, resource_type: 'pdf', title: 'A trap', thumbnail: '', link };
  server.fail('listAcademyFiles', { status: 200, body: [file] });
  renderShop('/vanaveda-academy');

  const trap = await cardOf('A trap');
  expect(trap.queryByRole('link')).not.toBeInTheDocument();
  expect(trap.getByText('This file is not available at the moment')).toBeVisible();
  expect(trap.getByRole('img', { name: 'Picture not available' })).toBeVisible();
  expect(pictureOf(await screen.findByRole('article'))).not.toBeInTheDocument();
});

it('every file is shown where the address names no source by number, and opens in a new tab, without access to this page', async () => {
  renderShop('/resource-files?type=all');
  expect(await cards()).toHaveLength(server.world.content.lists.listResourceFiles.length);
  expect(screen.getByRole('checkbox', { name: 'All Sources' })).toBeChecked();
  const link = (await cardOf('Growers and Their Villages')).getByRole('link');
  expect(link).toHaveAttribute('href', 'https://growers.example/villages');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
