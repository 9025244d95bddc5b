import { screen, waitFor, within } from '@testing-library/react';
import { renderShop } from '../testing/render-with-shop.tsx';
import { startShopServer, type ShopServer } from '../testing/shop-server.ts';

let server: ShopServer;
beforeEach(async () => {
  server = await startShopServer();
});

const cards = () => screen.findAllByRole('article');
const card = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('article') as HTMLElement);
const file = { academy_type: 1, resource_type: 'pdf', title: 'A file', thumbnail: '', link: 'https://a.example/x.pdf' };

describe('the academy', () => {
  it('shows the files of all sources', async () => {
    renderShop('/vanaveda-academy');

    expect(await cards()).toHaveLength(12);
    expect(screen.getByRole('heading', { level: 1, name: 'Vanaveda Academy' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'All Sources' })).toBeChecked();
    expect(screen.getAllByRole('checkbox')).toHaveLength(5);
  });

  it('marks a film by a video icon and everything else by a download icon', async () => {
    renderShop('/vanaveda-academy');

    const film = await card('A Quiet Morning in Ten Minutes');
    expect(film.getByTestId('video-icon')).toBeInTheDocument();
    expect(film.getByRole('link')).toHaveAttribute('href', 'https://www.youtube.com/watch?v=example-002');

    const paper = await card('How We Test a Batch');
    expect(paper.getByTestId('download-icon')).toBeInTheDocument();
    expect(paper.getByRole('link')).toHaveAttribute(
      'href',
      'http://shop.test/custom/files/academy-how-we-test-a-batch.pdf',
    );
  });

  it('shows one source when the address names it', async () => {
    renderShop('/vanaveda-academy?type=4');

    expect(await cards()).toHaveLength(3);
    expect(screen.getByRole('checkbox', { name: 'Business Basics' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'All Sources' })).not.toBeChecked();
  });

  it('takes type=0 for all sources', async () => {
    renderShop('/vanaveda-academy?type=0');

    expect(await cards()).toHaveLength(12);
  });

  it('puts the chosen source into the address, and takes it out again', async () => {
    const { user, router } = renderShop('/vanaveda-academy');

    await user.click(await screen.findByRole('checkbox', { name: 'Daily Routines' }));
    expect(router.state.location.search).toBe('?type=2');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));

    await user.click(screen.getByRole('checkbox', { name: 'All Sources' }));
    expect(router.state.location).toMatchObject({ pathname: '/vanaveda-academy', search: '' });
  });

  it('says No File Found for a source that it does not know', async () => {
    renderShop('/vanaveda-academy?type=99');

    expect(await screen.findByText('No File Found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all sources' })).toHaveAttribute('href', '/vanaveda-academy');
  });

  it('shows six placeholders until files and sources have both arrived', async () => {
    const release = server.hold('listAcademyCategories');
    renderShop('/vanaveda-academy');

    expect(await screen.findAllByTestId('skeleton')).toHaveLength(6);
    await waitFor(() => expect(server.calls).toHaveLength(2));
    expect(screen.getAllByTestId('skeleton')).toHaveLength(6);

    release();
    expect(await cards()).toHaveLength(12);
    expect(screen.queryByTestId('skeleton')).not.toBeInTheDocument();
  });

  it('keeps loading when the list fails: never No File Found', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    server.fail('listAcademyFiles', 'no-reply');
    renderShop('/vanaveda-academy');

    expect(await screen.findAllByTestId('skeleton')).toHaveLength(6);
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(screen.queryByText('No File Found')).not.toBeInTheDocument();
    expect(screen.getAllByTestId('skeleton')).toHaveLength(6);
  });

  it('shows a file whose link could run as a script, and does not link to it', async () => {
    const body = [{ ...file, title: 'A trap', link: 'javascript:alert(1)//youtube' }, file];
    server.fail('listAcademyFiles', { status: 200, body });
    renderShop('/vanaveda-academy');

    const trap = await card('A trap');
    expect(trap.queryByRole('link')).not.toBeInTheDocument();
    expect(trap.getByText('This file is not available at the moment')).toBeVisible();
    expect((await card('A file')).getByRole('link')).toHaveAttribute('href', 'https://a.example/x.pdf');
  });
});
