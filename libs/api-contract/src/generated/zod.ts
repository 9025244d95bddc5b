// Generated from openapi.yaml by `npm run contract`. Do not edit: change openapi.yaml and run it again.

import * as z from 'zod';

/**
 * A category of the catalogue.
 */
export const zCategory = /* @__PURE__ */ (() => z.object({
    id: z.int().gte(1).lte(2147483647),
    category_name: z.string().min(1),
    category_image: z.string()
}))();

/**
 * A product on sale.
 */
export const zProduct = /* @__PURE__ */ (() => z.object({
    id: z.int().gte(1).lte(2147483647),
    product_title: z.string().min(1),
    product_slug: z.string().min(1),
    category_name: z.string(),
    product_desc: z.string(),
    product_price: z.number().gte(0).lte(10000000),
    gst: z.number().gte(0).lte(100),
    product_quantity: z.number().gte(0),
    product_code: z.string(),
    size_type_id: z.string(),
    offer_image: z.string(),
    images: z.string(),
    product_details: z.string(),
    small_details: z.string(),
    product_faqs: z.string(),
    product_faqs_answers: z.string()
}))();

/**
 * A category of offers.
 */
export const zOfferCategory = /* @__PURE__ */ (() => z.object({
    id: z.int().gte(1).lte(2147483647),
    name: z.string().min(1)
}))();

/**
 * A bundle at a special price. It is taxed at 18 percent, whatever it holds.
 */
export const zOffer = /* @__PURE__ */ (() => z.object({
    id: z.int().gte(1).lte(2147483647),
    offer_title: z.string().min(1),
    offer_name: z.string(),
    offer_price: z.number().gte(0).lte(10000000),
    offer_image: z.string(),
    available_offers: z.string(),
    category_name: z.string(),
    product_slug: z.string()
}))();

/**
 * A source of academy files.
 */
export const zAcademyCategory = /* @__PURE__ */ (() => z.object({
    id: z.int().gte(1).lte(2147483647),
    name: z.string().min(1)
}))();

/**
 * A category of resource files.
 */
export const zResourceCategory = /* @__PURE__ */ (() => z.object({
    id: z.int().gte(1).lte(2147483647),
    name: z.string().min(1)
}))();

/**
 * A web address, or a path on the portal host that begins with `/custom/`.
 */
export const zFileLocation = /* @__PURE__ */ (() => z.string().regex(/^(https?:[\/][\/]|[\/]custom[\/])\S+$/u))();

/**
 * A learning file or video.
 */
export const zAcademyFile = /* @__PURE__ */ (() => z.object({
    academy_type: z.int().gte(1).lte(2147483647),
    resource_type: z.string(),
    title: z.string().min(1),
    thumbnail: zFileLocation,
    link: zFileLocation
}))();

/**
 * A file to download or to open elsewhere.
 */
export const zResourceFile = /* @__PURE__ */ (() => z.object({
    title: z.string().min(1),
    thumbnail: zFileLocation,
    link: zFileLocation,
    resource_type: z.int().gte(1).lte(2147483647)
}))();

/**
 * Who signs in.
 */
export const zLoginRequest = /* @__PURE__ */ (() => z.object({
    email: z.string().regex(/^[\s\S]{0,254}$/u, 'At most 254 characters').regex(/\S/u, 'Not blank'),
    password: z.string().regex(/^[\s\S]{1,200}$/u, 'From 1 to 200 characters')
}).strict())();

/**
 * Signed in.
 */
export const zLoginSuccess = /* @__PURE__ */ (() => z.object({
    statusCode: z.literal(200),
    token: z.string().min(1)
}))();

/**
 * Not signed in.
 */
export const zLoginFailure = /* @__PURE__ */ (() => z.object({
    statusCode: z.int().gte(0).lte(999),
    error: z.string().min(1)
}))();

/**
 * The account is open.
 */
export const zRegisterSuccess = /* @__PURE__ */ (() => z.object({
    scode: z.literal(true),
    message: z.string().min(1),
    token: z.string().min(1)
}))();

/**
 * No account was opened.
 */
export const zRegisterFailure = /* @__PURE__ */ (() => z.object({
    scode: z.literal(false),
    message: z.string().min(1)
}))();

/**
 * A customer as the storefront stores and shows them.
 */
export const zUser = /* @__PURE__ */ (() => z.object({
    name: z.string(),
    mobile: z.string(),
    email: z.string(),
    phone: z.string()
}))();

/**
 * An e-mail address by one simple pattern, the same on both sides.
 */
export const zEmail = /* @__PURE__ */ (() => z.string().regex(/^[\s\S]{0,254}$/u, 'At most 254 characters').regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u, 'An e-mail address'))();

/**
 * A mobile number, exactly ten digits.
 */
export const zMobile = /* @__PURE__ */ (() => z.string().regex(/^[0-9]{10}$/u, 'Ten digits'))();

/**
 * A new customer. The storefront checks the same rules first, in the order of its form.
 */
export const zRegisterRequest = /* @__PURE__ */ (() => z.object({
    email: zEmail,
    password: z.string().regex(/^[\s\S]{6,200}$/u, 'From 6 to 200 characters'),
    name: z.string().regex(/^[\s\S]{0,100}$/u, 'At most 100 characters').regex(/\S/u, 'Not blank'),
    mobile: zMobile
}).strict())();

/**
 * An Indian PIN code, exactly six digits.
 */
export const zPincode = /* @__PURE__ */ (() => z.string().regex(/^[0-9]{6}$/u, 'Six digits'))();

/**
 * The name of a payment adapter; `mockpay` is the mock API's own payment window.
 */
export const zPaymentProvider = /* @__PURE__ */ (() => z.enum(['mockpay', 'razorpay']))();

/**
 * Which list the number on a cart line belongs to.
 */
export const zItemType = /* @__PURE__ */ (() => z.enum(['product', 'offer']))();

/**
 * One line of the cart. The item is named by type and number together.
 */
export const zCartLine = /* @__PURE__ */ (() => z.object({
    product: z.int().gte(1).lte(2147483647),
    quantity: z.int().gte(1).lte(40),
    type: zItemType
}).strict())();

/**
 * The post office chosen for delivery, taken from a postal record. It travels as text inside an order's address,
 * where other fields of the record are ignored.
 *
 */
export const zSelectedOffice = /* @__PURE__ */ (() => z.object({
    Name: z.string().regex(/\S/u),
    State: z.string(),
    Country: z.string(),
    Pincode: zPincode
}))();

/**
 * A cart and where it goes. It says nothing about money.
 */
export const zCreateOrderRequest = /* @__PURE__ */ (() => z.object({
    cart: z.array(zCartLine).min(1).max(100),
    address: z.string().regex(/^[\s\S]{1,1000}$/u, 'From 1 to 1000 characters'),
    pincode: zPincode
}).strict())();

/**
 * The order id, or an empty text when no order could be opened.
 */
export const zCreatedOrderId = /* @__PURE__ */ (() => z.string().regex(/^[\s\S]{0,64}$/u, 'At most 64 characters').regex(/^(order_[A-Za-z0-9]+)?$/u))();

/**
 * How the payment window ended, to the character.
 */
export const zPaymentReportStatus = /* @__PURE__ */ (() => z.enum([
    'succeeded',
    'Cancelled',
    'timedout',
    'failed'
]))();

/**
 * What the payment window reported. Only `succeeded` carries a payment id and a signature; the other three carry
 * empty texts there.
 *
 */
export const zValidatePaymentRequest = /* @__PURE__ */ (() => z.object({
    status: zPaymentReportStatus,
    order_id: z.string().regex(/^[\s\S]{1,64}$/u, 'From 1 to 64 characters'),
    payment_id: z.string().regex(/^[\s\S]{0,64}$/u, 'At most 64 characters'),
    payment_signature: z.string().regex(/^[\s\S]{0,256}$/u, 'At most 256 characters')
}).strict())();

/**
 * The verdict on a payment report.
 */
export const zValidatePaymentAnswer = /* @__PURE__ */ (() => z.object({
    response: z.boolean(),
    message: z.string().min(1)
}))();

/**
 * Where an order stands. Only `created` ever changes.
 */
export const zOrderStatus = /* @__PURE__ */ (() => z.enum([
    'created',
    'paid',
    'Cancelled',
    'timedout',
    'failed'
]))();

/**
 * One order of the customer.
 */
export const zOrder = /* @__PURE__ */ (() => z.object({
    id: z.string().min(1),
    created_at: z.iso.datetime({ offset: true }),
    amount: z.number().gte(0),
    payment_status: zOrderStatus,
    order_id_token: z.string().min(1)
}))();

/**
 * One post office, in the field names of India's public lookup service.
 */
export const zPostOffice = /* @__PURE__ */ (() => z.object({
    Name: z.string().min(1),
    Description: z.string().nullish(),
    BranchType: z.string(),
    DeliveryStatus: z.string(),
    Circle: z.string(),
    District: z.string(),
    Division: z.string(),
    Region: z.string(),
    Block: z.string(),
    State: z.string().min(1),
    Country: z.string().min(1),
    Pincode: zPincode
}))();

/**
 * What the postal service says about one PIN code.
 */
export const zPincodeReply = /* @__PURE__ */ (() => z.object({
    Message: z.string(),
    Status: z.string(),
    PostOffice: z.array(zPostOffice).nullable()
}))();

/**
 * A list of one; only the first reply counts.
 */
export const zPincodeReplies = /* @__PURE__ */ (() => z.array(zPincodeReply).min(1))();

/**
 * One field at fault.
 */
export const zProblemField = /* @__PURE__ */ (() => z.object({
    field: z.string(),
    detail: z.string().min(1)
}))();

/**
 * What went wrong, after RFC 9457.
 */
export const zProblem = /* @__PURE__ */ (() => z.object({
    type: z.string().regex(/^[!-~]+$/u),
    title: z.string().min(1),
    status: z.int().gte(400).lte(599),
    detail: z.string().optional(),
    errors: z.array(zProblemField).optional()
}))();

/**
 * The product's `product_slug`. Any text is a fair question; unknown ones find nothing.
 */
export const zSlugInPath = /* @__PURE__ */ (() => z.string().regex(/^[\s\S]{1,200}$/u, 'From 1 to 200 characters'))();

/**
 * The adapter that opens the payment window.
 */
export const zProviderInPath = /* @__PURE__ */ (() => zPaymentProvider)();

/**
 * The PIN code to look up.
 */
export const zPincodeInPath = /* @__PURE__ */ (() => zPincode)();

/**
 * The categories; an empty list when the shop has none yet.
 */
export const zListCategoriesResponse = /* @__PURE__ */ (() => z.array(zCategory))();

/**
 * The products in display order; an empty list when none are put forward.
 */
export const zListHeroProductsResponse = /* @__PURE__ */ (() => z.array(zProduct))();

/**
 * The products in display order; an empty list when nothing is on sale.
 */
export const zListProductsResponse = /* @__PURE__ */ (() => z.array(zProduct))();

export const zGetProductPath = /* @__PURE__ */ (() => z.object({
    slug: z.string().regex(/^[\s\S]{1,200}$/u, 'From 1 to 200 characters')
}))();

/**
 * A list of one product, or an empty list for an unknown slug.
 */
export const zGetProductResponse = /* @__PURE__ */ (() => z.array(zProduct).max(1))();

/**
 * The offer categories; an empty list when there are none.
 */
export const zListOfferCategoriesResponse = /* @__PURE__ */ (() => z.array(zOfferCategory))();

/**
 * The offers in display order; an empty list when none is running.
 */
export const zListOffersResponse = /* @__PURE__ */ (() => z.array(zOffer))();

/**
 * The sources; an empty list when there are none.
 */
export const zListAcademyCategoriesResponse = /* @__PURE__ */ (() => z.array(zAcademyCategory))();

/**
 * The files in display order; an empty list when there are none.
 */
export const zListAcademyFilesResponse = /* @__PURE__ */ (() => z.array(zAcademyFile))();

/**
 * The resource categories; an empty list when there are none.
 */
export const zListResourceCategoriesResponse = /* @__PURE__ */ (() => z.array(zResourceCategory))();

/**
 * The files in display order; an empty list when there are none.
 */
export const zListResourceFilesResponse = /* @__PURE__ */ (() => z.array(zResourceFile))();

export const zLoginBody = /* @__PURE__ */ (() => zLoginRequest)();

/**
 * Signed in; the token opens the calls marked with a lock until it expires.
 */
export const zLoginResponse = /* @__PURE__ */ (() => zLoginSuccess)();

export const zRegisterBody = /* @__PURE__ */ (() => zRegisterRequest)();

/**
 * The account exists now, and the token belongs to it.
 */
export const zRegisterResponse = /* @__PURE__ */ (() => zRegisterSuccess)();

/**
 * The customer.
 */
export const zGetUserResponse = /* @__PURE__ */ (() => zUser)();

export const zCreateOrderBody = /* @__PURE__ */ (() => zCreateOrderRequest)();

export const zCreateOrderPath = /* @__PURE__ */ (() => z.object({
    payment_provider: zPaymentProvider
}))();

/**
 * The order id as a JSON string. An empty string means that no order could be opened with the payment
 * provider; the storefront then warns and opens no window.
 *
 */
export const zCreateOrderResponse = /* @__PURE__ */ (() => zCreatedOrderId)();

export const zValidatePaymentBody = /* @__PURE__ */ (() => zValidatePaymentRequest)();

export const zValidatePaymentPath = /* @__PURE__ */ (() => z.object({
    payment_provider: zPaymentProvider
}))();

/**
 * The verdict on the report.
 */
export const zValidatePaymentResponse = /* @__PURE__ */ (() => zValidatePaymentAnswer)();

/**
 * The orders; an empty list for a customer who has not ordered yet.
 */
export const zListOrdersResponse = /* @__PURE__ */ (() => z.array(zOrder))();

export const zLookupPincodePath = /* @__PURE__ */ (() => z.object({
    pincode: zPincode
}))();

/**
 * One reply, whether or not the PIN code is known.
 */
export const zLookupPincodeResponse = /* @__PURE__ */ (() => zPincodeReplies)();
