export { countReactors } from './count-reactors.ts';
