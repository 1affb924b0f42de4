import { expect, test } from './support/test';
import { axeFindings } from './support/browser';
import { Person } from './support/person';
import { postWith } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();

/** A post of another server that the sample data knows, by its own address. */
async function remotePost(): Promise<{ id: string; url: string; author: string; handle: string }> {
  const answer = await fetch(`${place.instance.url}/api/v1/timelines/public?remote=true&limit=20`);
  const posts: { id: string; url: string; account: { id: string; url: string; acct: string } }[] =
    await answer.json();
  const post = posts.find(({ account }) => account.acct.includes('@'));
  if (!post) throw new Error('the sample data has no remote post');
  return { id: post.id, url: post.url, author: post.account.url, handle: post.account.acct };
}

test.describe('links in posts', () => {
  test('lead to posts and people of other servers inside, and stay links for the other buttons', () =>
    visitAs(place, 'ada', { path: null }, async ({ page, context }) => {
      const remote = await remotePost();
      const ada = await Person.as(place.instance.url, 'ada');
      const { id } = await ada.post(`Look here: ${remote.url} and there: ${remote.author} end`);
      await page.goto(`${place.url}/notice/${id}`);
      const post = postWith(page, 'Look here');
      const link = post.locator(`a[href="${remote.url}"]`);
      // The first sign of anybody here: what leads inside comes while the click waits.
      await link.click();
      await page.waitForURL(`**/notice/${remote.id}`);
      await page.goBack();
      await post.locator(`a[href="${remote.author}"]`).click();
      await page.waitForURL('**/users/*');
      await page.goBack();
      const opened = context.waitForEvent('page');
      await link.click({ button: 'middle' });
      await (await opened).close();
    }));

  test('and cards of quoted posts open with the first press, before the code for them has come', () =>
    visitAs(place, 'ada', { path: null }, async ({ page }) => {
      const ada = await Person.as(place.instance.url, 'ada');
      const quoted = await ada.post('What is quoted here');
      const { id } = await ada.post('It says it all', { quote_id: quoted.id });
      place.proxy.fault(/lead-inside/, { is: 'late', ms: 1500 });
      await page.goto(`${place.url}/notice/${id}`);
      await postWith(page, 'It says it all').getByText('What is quoted here').click();
      await page.waitForURL(`**/notice/${quoted.id}`);
      place.proxy.liftAll();
    }));

  test('open outside where nothing is known of them', () =>
    visitAs(place, 'ada', { path: null }, async ({ page, context }) => {
      const ada = await Person.as(place.instance.url, 'ada');
      const address = 'https://nowhere.example/@nobody/123456789';
      const { id } = await ada.post(`Nobody knows ${address} here`);
      await page.goto(`${place.url}/notice/${id}`);
      const opened = context.waitForEvent('page');
      await postWith(page, 'Nobody knows').locator(`a[href="${address}"]`).click();
      await (await opened).close();
      expect(page.url()).toContain(id);
    }));

  test('to posts of this server that are gone say so inside', () =>
    visitAs(place, 'ada', { path: null }, async ({ page }) => {
      const ada = await Person.as(place.instance.url, 'ada');
      const gone = await ada.post('Will be gone');
      const { id } = await ada.post(`It was at ${place.url}/notice/${gone.id} once`);
      await ada.delete(gone.id);
      await page.goto(`${place.url}/notice/${id}`);
      await postWith(page, 'It was at').getByRole('link', { name: gone.id }).click();
      await page.waitForURL(`**/notice/${gone.id}`);
      await page.getByText('This post is not there any more').waitFor();
    }));
});

test.describe('effects', () => {
  const text = 'An $[spin.speed=2s turning] and $[x2 large] word';

  test('turn, and stand still where motion is not wanted', async () => {
    const ada = await Person.as(place.instance.url, 'ada');
    const { id } = await ada.post(text, { content_type: 'text/x.misskeymarkdown' });
    await visitAs(place, 'ada', { path: `/notice/${id}` }, async ({ page }) => {
      const spin = postWith(page, 'turning').locator('[data-mfm="spin"]');
      const size = postWith(page, 'turning').locator('[data-mfm="x2"]');
      const style = (name: string): Promise<string> =>
        spin.evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);
      await expect.poll(() => style('display')).toBe('inline-block');
      await expect.poll(() => style('animation-name')).toBe('mfm-spin');
      await expect.poll(() => style('animation-duration')).toBe('2s');
      const pixels = await size.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      expect(pixels).toBeGreaterThan(24);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect.poll(() => style('animation-name')).toBe('none');
      await expect.poll(() => style('display')).toBe('inline-block');
      expect(await axeFindings(page)).toEqual([]);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
    });
  });
});
