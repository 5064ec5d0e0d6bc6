import { productPicture } from '@guangquan/contract'
import type {
  PassportCall,
  ProductActivityCall,
  ProductInfo,
  StaffAccessCode,
  StaffProduct,
  StaffProductActivity,
  StaffRegistration,
  StaffShipment,
  UserProduct,
} from '@guangquan/contract'
import { beginExport } from '../../export/list-export.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { getActivity, listActivities } from './activity/activities.read.ts'
import { getApplicationAddress, requestApplicationAddress } from './activity/application-address-view.ts'
import { getApplication } from './activity/application.view.ts'
import { applyForActivity, modifyApplication } from './activity/apply.ts'
import {
  applicationExport,
  getStaffApplication,
  listApplications,
} from './activity/applications-list.read.ts'
import { decideApplication } from './activity/decide-application.ts'
import { checkParcels, importParcels, sendGift } from './activity/send-gifts.ts'
import {
  activityExport,
  createActivity,
  getStaffActivity,
  listStaffActivities,
  saveActivity,
} from './activity/staff-activities.ts'
import { getProduct, listCategories, listProducts } from './catalogue/catalogue.read.ts'
import { storeSitePicture } from '../site-picture/index.ts'
import { beginDownload, createBatch, setBatchState } from './for-staff/access-codes.ts'
import { accessCodeBatchExport, listBatches } from './for-staff/access-codes.read.ts'
import { decideInvoice, decideRegistration } from './for-staff/decide-registration.ts'
import { categoryExport, createCategory, listStaffCategories, saveCategory } from './for-staff/categories.ts'
import { listStaffProducts, productExport } from './for-staff/products.read.ts'
import {
  listStaffRegistrations,
  loadStaffRegistration,
  registrationExport,
} from './for-staff/registrations.read.ts'
import { createProduct, saveProduct } from './for-staff/save-product.ts'
import { checkShipments, findSerials, importShipments, setBlocked } from './for-staff/shipments.ts'
import { addProduct } from './registration/add-product.ts'
import { checkAccessCode, checkSerial } from './registration/check-serial.ts'
import { getRegistration } from './registration/registration.view.ts'
import { listRegistrations } from './registration/registrations.read.ts'
import { submitProof } from './registration/submit-proof.ts'
import { unbindProduct } from './registration/unbind-product.ts'

export const productInfoMethods: HandlersOf<typeof ProductInfo> = {
  GetProductCategoryPaged: listCategories,
  GetPaged: listProducts,
  GetProduct: getProduct,
}

export const userProductMethods: Omit<HandlersOf<typeof UserProduct>, PassportCall | ProductActivityCall> = {
  GetList: listRegistrations,
  Get: getRegistration,
  Delete: unbindProduct,
  CheckSerialNumber: checkSerial,
  CheckAccessCode: checkAccessCode,
  Add: { opensTransaction: addProduct },
  SubmitProof: submitProof,
}

/** The other part of `UserProduct`. */
export const productActivityMethods: Pick<HandlersOf<typeof UserProduct>, ProductActivityCall> = {
  GetProductActivityList: listActivities,
  GetProductActivityDetail: getActivity,
  UserProductActivityApply: applyForActivity,
  UserProductActivityModify: modifyApplication,
  UserProductActivityDetail: getApplication,
}

export const staffProductActivityMethods: HandlersOf<typeof StaffProductActivity> = {
  GetList: listStaffActivities,
  Export: (ctx, input) => beginExport(ctx, activityExport, input),
  GetDetail: (ctx, { id }) => getStaffActivity(ctx, id),
  Create: createActivity,
  Save: saveActivity,
  GetApplications: listApplications,
  GetApplication: (ctx, { id }) => getStaffApplication(ctx, id),
  ExportApplications: (ctx, input) => beginExport(ctx, applicationExport, input),
  RequestAddress: requestApplicationAddress,
  GetAddress: getApplicationAddress,
  Decide: decideApplication,
  Send: sendGift,
  CheckParcels: checkParcels,
  ImportParcels: { opensTransaction: importParcels },
}

export const staffProductMethods: HandlersOf<typeof StaffProduct> = {
  GetCategories: listStaffCategories,
  ExportCategories: (ctx, input) => beginExport(ctx, categoryExport, input),
  CreateCategory: createCategory,
  SaveCategory: saveCategory,
  GetList: listStaffProducts,
  Export: (ctx, input) => beginExport(ctx, productExport, input),
  Upload: (ctx, file) => storeSitePicture(ctx, { ...file, useType: productPicture.useType }),
  Create: createProduct,
  Save: saveProduct,
}

export const staffAccessCodeMethods: HandlersOf<typeof StaffAccessCode> = {
  GetList: listBatches,
  Export: (ctx, input) => beginExport(ctx, accessCodeBatchExport, input),
  Create: createBatch,
  Download: beginDownload,
  SetState: setBatchState,
}

export const staffShipmentMethods: HandlersOf<typeof StaffShipment> = {
  CheckImport: checkShipments,
  Import: { opensTransaction: importShipments },
  Find: findSerials,
  SetBlocked: setBlocked,
}

export const staffRegistrationMethods: HandlersOf<typeof StaffRegistration> = {
  GetList: listStaffRegistrations,
  Export: (ctx, input) => beginExport(ctx, registrationExport, input),
  Get: (ctx, { id }) => loadStaffRegistration(ctx, id),
  Decide: decideRegistration,
  DecideInvoice: decideInvoice,
}
