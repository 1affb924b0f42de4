import './theme/tokens.css';
import './theme/base.css';
import '@/data/persistence/open-early';
import { boot } from '@/app/boot/boot';

void boot();
