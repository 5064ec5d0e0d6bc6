/** Rows of notices and marks name works and submissions so. */
export const exhibitionWorkName = 'exhibitionWork'
export const submissionTargetName = 'gallerySubmission'
