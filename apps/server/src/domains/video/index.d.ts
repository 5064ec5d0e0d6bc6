export { loadReviewedVideo } from './reviewed-video.view.ts';
