import './theme/tokens.css';
import './theme/base.css';
import { boot } from '@/app/boot';

void boot();
