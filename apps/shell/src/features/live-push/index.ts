export { LivePush } from './live-push.tsx';
