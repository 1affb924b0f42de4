import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawBanner } from '../art/pictures.ts';

const panel = `<p>New here? Say hello with #introduction, then come and look under a stone.</p>
<ul>
<li><a href="/about">House rules</a>: be kind, describe your pictures, return the ladder</li>
<li>Low tide walks: every second Saturday, <a href="/users/sam">ask Sam</a></li>
</ul>`;

const terms = `<h2>Terms of service</h2>
<p>This is a sample instance. Everything on it was made up, and everything you write stays on this machine.</p>
<h3>On the shore</h3>
<ul>
<li>Boots are not optional, wonder is included.</li>
<li>Describe your pictures: somebody is listening instead of looking.</li>
<li>Speak to people as if the tide could bring it back.</li>
<li>No lamp oil.</li>
</ul>
<h3>What we keep</h3>
<p>Your posts, until you delete them. Our logs, for a week. Lost gloves, for a year.</p>`;

/** Writes what an admin puts beside the server: panel, terms of service, thumbnail. */
export async function writePages(dataDir: string): Promise<void> {
  await Promise.all([
    mkdir(join(dataDir, 'instance'), { recursive: true }),
    mkdir(join(dataDir, 'static'), { recursive: true }),
  ]);
  const thumbnail = await sharp(Buffer.from(drawBanner(11, 195)))
    .jpeg({ quality: 80 })
    .toBuffer();
  await Promise.all([
    writeFile(join(dataDir, 'instance', 'panel.html'), panel),
    writeFile(join(dataDir, 'static', 'terms-of-service.html'), terms),
    writeFile(join(dataDir, 'instance', 'thumbnail.jpeg'), thumbnail),
  ]);
}
