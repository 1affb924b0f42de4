// One file, as the name of each weighs in the first load.
export { LoginPage } from './login-page';
export { OauthCallbackPage } from './oauth-callback-page';
