export { RoutingWhy } from './routing-why.tsx';
