import { expect, test } from './support/test';
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
  test('lead to posts and people of other servers inside, outside where nothing is known of them, and stay links for the other buttons; to posts that are gone say so inside', () =>
    visitAs(place, 'ada', { path: null }, async ({ page, context }) => {
      const remote = await remotePost();
      const ada = await Person.as(place.instance.url, 'ada');
      const gone = await ada.post('Will be gone');
      const address = 'https://nowhere.example/@nobody/123456789';
      const { id } = await ada.post(
        `Look here: ${remote.url} and there: ${remote.author} or ${address}; it was at ${place.url}/notice/${gone.id} once`,
      );
      await ada.delete(gone.id);
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
      for (const press of [
        () => link.click({ button: 'middle' }),
        () => post.locator(`a[href="${address}"]`).click(),
      ]) {
        const opened = context.waitForEvent('page');
        await press();
        await (await opened).close();
        expect(page.url()).toContain(id);
      }
      await post.getByRole('link', { name: gone.id }).click();
      await page.waitForURL(`**/notice/${gone.id}`);
      await page.getByText('This post is not there any more').waitFor();
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
});
