import { type Job } from '../../../jobs/job.ts';
/** Makes the demonstration videos in the background, one at a time, after those of members. */
export declare const demoVideos: Job;
