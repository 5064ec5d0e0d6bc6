export { buildPicture, cameraExif, secretOwner, secretSerial } from '../../media/testing/build-picture.ts'
