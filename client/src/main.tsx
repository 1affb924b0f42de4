import './theme/tokens.css';
import './theme/themes.css';
import './theme/base.css';
import '@/data/snapshot/open-early';
import { boot } from '@/app/boot/boot';
import { watchMissedPictures } from '@/lib/missed-pictures';

watchMissedPictures();
void boot();
