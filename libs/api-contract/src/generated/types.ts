// Generated from openapi.yaml by `npm run contract`. Do not edit: change openapi.yaml and run it again.

export interface paths {
    "/v1/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories of the catalogue
         * @description Every category in display order. The home page's grid and the filter of the products page show them.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/hero-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products for the home page
         * @description The products that the home page puts forward. The first half stands under `Products For You`, the second half
         *     under `Top Selling`; with fewer than eight all of them stand in both rows.
         */
        get: operations["listHeroProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/all-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The whole catalogue
         * @description Every product on sale. There are no pages: the storefront searches and filters on its own side, and the cart
         *     joins its lines with this list.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/get-product/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One product by its slug
         * @description A list holding the product, or an empty list when no product has that slug. Not finding one is an answer, not an
         *     error: the product page then shows its not-found view.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/offer-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories of offers
         * @description The checkboxes of the offers page, in display order.
         */
        get: operations["listOfferCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/all-offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every running offer
         * @description The offers page searches this list by title, and the cart joins its offer lines with it.
         */
        get: operations["listOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/academy-category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sources of academy files
         * @description The source checkboxes of the academy page, in display order.
         */
        get: operations["listAcademyCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/all-academy-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every academy file
         * @description Learning files and videos. A link that contains `youtube` is shown with a video icon.
         */
        get: operations["listAcademyFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/resource-category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories of resource files
         * @description The checkboxes of the resources page, in display order.
         */
        get: operations["listResourceCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/all-resource-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every resource file
         * @description Files to download or to open elsewhere, filtered by category on the storefront's side.
         */
        get: operations["listResourceFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Exchanges an e-mail address or a customer id, and the password, for a token. The storefront goes by `statusCode`
         *     in the body. An unknown account and a wrong password are answered alike, so that nobody can find out who is a
         *     customer here. After too many wrong passwords, logins to that account are refused with 429 for a while.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an account
         * @description Creates a customer and signs them in. The register page only shows the message and a way to login; the checkout
         *     drawer uses the token, so that the shopper goes straight on to pay.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in customer
         * @description Whom the token belongs to. The storefront asks when it starts with a stored token and after every sign-in: 200
         *     stores the user, any other answer removes it, and a 401 removes the token too.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/{payment_provider}/order/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn a cart into an order to be paid
         * @description Prices the cart on the server, writes the order as `created`, and answers the id that the payment window needs.
         *     No amount is sent: the server looks every line up. Never retried automatically, since each call makes an order.
         *
         *     Besides the limits of the fields, 400 also answers a product or offer that is not on sale, the same item on two
         *     lines, an address that is not the JSON text of a DeliveryAddress, with the member at fault as `address.Mobile`,
         *     and a pincode other than the address's.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/{payment_provider}/order/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report what the payment window ended with
         * @description Settles an open order. Every well-formed report is answered 200, and the verdict is in `response`. Only a
         *     `succeeded` report with the provider's true signature makes an order paid, once; the same report again gets the
         *     same answer. Somebody else's order is answered like one that does not exist.
         */
        post: operations["validatePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's orders
         * @description All orders of the signed-in customer, whatever became of them, newest first.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pincode/{pincode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Post offices of a PIN code
         * @description A list of one reply. `Success` brings the post offices; `Error` means that the PIN code has none; the storefront
         *     treats any other status as a failure of the service.
         *
         *     Not below `/api`: this path has a server of its own. Many client generators ignore that and call
         *     `/api/pincode/{pincode}`, which is answered 404. Give such a client's call its base:
         *     `lookupPincode({ baseUrl: 'http://localhost:3333', path: { pincode } })` in Hey API's client.
         */
        get: operations["lookupPincode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A category of the catalogue. */
        Category: {
            /** @description The category's number. */
            id: number;
            /** @description The name. One that starts with Baby or Beauty opens a promotional dialog on the home page. */
            category_name: string;
            /** @description A file name: `{portal}/custom/images/categories/{file}`. */
            category_image: string;
        };
        /** @description A product on sale. */
        Product: {
            /** @description The number by which a cart line names the product. */
            id: number;
            /** @description The name on cards and pages; what a search looks in. */
            product_title: string;
            /** @description The name in addresses: `/product/{product_slug}`. */
            product_slug: string;
            /** @description The category, or several in one text; a filter looks for its own name inside. */
            category_name: string;
            /** @description One or two sentences under the title. */
            product_desc: string;
            /** @description Price of one piece in rupees, taxes included; a crore at most, so that no cart leaves exact sums. */
            product_price: number;
            /** @description GST rate in percent, for example 18. */
            gst: number;
            /** @description How much one piece holds, in `size_type_id` units. */
            product_quantity: number;
            /** @description The code on the pack. */
            product_code: string;
            /** @description The unit of `product_quantity`, for example `g` or `tablets`. */
            size_type_id: string;
            /** @description A file name: `{portal}/custom/images/products/new/{file}`; empty when there is none. */
            offer_image: string;
            /**
             * @description Pictures separated by commas, each `folder-file`: the first dash stands for the slash of
             *     `{portal}/custom/images/products/{folder}/{file}`. Cards show the first, the product page the second.
             */
            images: string;
            /** @description HTML of the features; sanitised before it is shown. */
            product_details: string;
            /** @description Sentences, each ending with a period followed by a space or by the end. */
            small_details: string;
            /** @description Questions joined by `<>`. */
            product_faqs: string;
            /** @description Answers joined by `<>`, each at its question's position. */
            product_faqs_answers: string;
        };
        /** @description A category of offers. */
        OfferCategory: {
            /** @description The category's number. */
            id: number;
            /** @description The category's name. */
            name: string;
        };
        /** @description A bundle at a special price. It is taxed at 18 percent, whatever it holds. */
        Offer: {
            /** @description The number by which a cart line of type `offer` names it; unrelated to product numbers. */
            id: number;
            /** @description The name on the card; what a search looks in. */
            offer_title: string;
            /** @description What the offer holds, in a few words: `2 × Tulsi Giloy Drops`. */
            offer_name: string;
            /** @description Price of one bundle in rupees, taxes included; a crore at most. */
            offer_price: number;
            /** @description A file name: `{portal}/custom/images/products/new/{file}`. */
            offer_image: string;
            /** @description What the shopper gains, in a few words: `Buy 2, save 15%`. */
            available_offers: string;
            /** @description The offer category's name. */
            category_name: string;
            /** @description The product that the card leads to: `/product/{product_slug}`. */
            product_slug: string;
        };
        /** @description A source of academy files. */
        AcademyCategory: {
            /** @description The source's number. */
            id: number;
            /** @description The source's name. */
            name: string;
        };
        /** @description A learning file or video. */
        AcademyFile: {
            /** @description The number of its AcademyCategory. */
            academy_type: number;
            /** @description What kind of file it is, for example `video` or `pdf`. */
            resource_type: string;
            /** @description The title on the card. */
            title: string;
            thumbnail: components["schemas"]["FileLocation"];
            link: components["schemas"]["FileLocation"];
            /** @description How long or large it is, as the card shows it: `9 min`, `8 pages`. */
            extent?: string;
        };
        /** @description A category of resource files. */
        ResourceCategory: {
            /** @description The category's number. */
            id: number;
            /** @description The category's name. */
            name: string;
        };
        /** @description A file to download or to open elsewhere. */
        ResourceFile: {
            /** @description The title on the card. */
            title: string;
            thumbnail: components["schemas"]["FileLocation"];
            link: components["schemas"]["FileLocation"];
            /** @description How long or large it is, as the card shows it: `9 min`, `8 pages`. */
            extent?: string;
            /** @description The number of its ResourceCategory. */
            resource_type: number;
        };
        /** @description A web address, or a path on the portal host that begins with `/custom/`. */
        FileLocation: string;
        /** @description Who signs in. */
        LoginRequest: {
            /** @description The e-mail address or the customer id; the form calls it Customer Id. */
            email: string;
            /** @description The password. */
            password: string;
        };
        /** @description Signed in. */
        LoginSuccess: {
            /**
             * @description Always 200: the storefront goes by this.
             * @constant
             */
            statusCode: 200;
            /** @description The opaque bearer token. */
            token: string;
        };
        /** @description Not signed in. */
        LoginFailure: {
            /** @description Anything but 200; the mock API repeats the HTTP status. */
            statusCode: number;
            /** @description What the shopper is told. */
            error: string;
        };
        /** @description A new customer. The storefront checks the same rules first, in the order of its form. */
        RegisterRequest: {
            email: components["schemas"]["Email"];
            /** @description The password; kept hashed. */
            password: string;
            /** @description The full name. */
            name: string;
            mobile: components["schemas"]["Mobile"];
        };
        /** @description The account is open. */
        RegisterSuccess: {
            /**
             * @description Always true: the storefront goes by this.
             * @constant
             */
            scode: true;
            /** @description What the new customer is told. */
            message: string;
            /** @description The opaque bearer token. */
            token: string;
        };
        /** @description No account was opened. */
        RegisterFailure: {
            /**
             * @description Always false.
             * @constant
             */
            scode: false;
            /** @description What the shopper is told. */
            message: string;
        };
        /** @description A customer as the storefront stores and shows them. */
        User: {
            /** @description The full name. */
            name: string;
            /** @description The mobile number given at registration. */
            mobile: string;
            /** @description The e-mail address given at registration. */
            email: string;
            /** @description The number to be called at; the mobile number unless another is known. */
            phone: string;
        };
        /** @description An e-mail address by one simple pattern, the same on both sides. */
        Email: string;
        /** @description A mobile number, exactly ten digits. */
        Mobile: string;
        /** @description An Indian PIN code, exactly six digits. */
        Pincode: string;
        /**
         * @description The name of a payment adapter; `mockpay` is the mock API's own payment window.
         * @enum {string}
         */
        PaymentProvider: "mockpay" | "razorpay";
        /** @description One line of the cart. The item is named by type and number together. */
        CartLine: {
            /** @description The number of the product, or of the offer. */
            product: number;
            /** @description How many pieces. */
            quantity: number;
            type: components["schemas"]["ItemType"];
        };
        /**
         * @description Which list the number on a cart line belongs to.
         * @enum {string}
         */
        ItemType: "product" | "offer";
        /**
         * @description Where an order goes: the post office chosen for delivery, taken from a postal record, and what the courier needs
         *     beside it. It travels as text inside an order's address, where other fields are ignored. Lines that the shopper
         *     has not filled in are absent; an API that does not know them ignores them.
         */
        DeliveryAddress: {
            /** @description The locality's post office; not blank. */
            Name: string;
            /** @description The state or union territory. */
            State: string;
            /** @description The country. */
            Country: string;
            Pincode: components["schemas"]["Pincode"];
            /** @description Who receives the parcel. */
            Recipient?: string;
            Mobile?: components["schemas"]["Mobile"];
            Line1?: components["schemas"]["AddressLine"];
            Line2?: components["schemas"]["AddressLine"];
            Landmark?: components["schemas"]["AddressLine"];
        };
        /** @description House and street, the rest of them, or a landmark, in any script. */
        AddressLine: string;
        /** @description A cart and where it goes. It says nothing about money. */
        CreateOrderRequest: {
            /** @description The lines, each item once. */
            cart: components["schemas"]["CartLine"][];
            /** @description The JSON text of the selected office, with the address lines that are filled in. */
            address: string;
            pincode: components["schemas"]["Pincode"];
        };
        /** @description The order id, or an empty text when no order could be opened. */
        CreatedOrderId: string;
        /**
         * @description How the payment window ended, to the character.
         * @enum {string}
         */
        PaymentReportStatus: "succeeded" | "Cancelled" | "timedout" | "failed";
        /**
         * @description What the payment window reported. Only `succeeded` carries a payment id and a signature; the other three carry
         *     empty texts there.
         */
        ValidatePaymentRequest: {
            status: components["schemas"]["PaymentReportStatus"];
            /** @description The id that order creation answered. */
            order_id: string;
            /** @description The provider's payment id, or empty. */
            payment_id: string;
            /** @description Hex HMAC-SHA256 of `order_id|payment_id` under the provider's secret, or empty. */
            payment_signature: string;
        };
        /** @description The verdict on a payment report. */
        ValidatePaymentResponse: {
            /** @description True when the order is paid. */
            response: boolean;
            /** @description What the shopper is told. */
            message: string;
        };
        /**
         * @description Where an order stands. Only `created` ever changes.
         * @enum {string}
         */
        OrderStatus: "created" | "paid" | "Cancelled" | "timedout" | "failed";
        /** @description One order of the customer. */
        Order: {
            /** @description The very id that order creation answered. */
            id: string;
            /**
             * Format: date-time
             * @description When it was created, ISO 8601 in UTC.
             */
            created_at: string;
            /** @description What is to be paid in rupees, shipping included. */
            amount: number;
            payment_status: components["schemas"]["OrderStatus"];
            /** @description Opens the receipt: `{portal}/customer/bill-print/{order_id_token}`. */
            order_id_token: string;
            /** @description What was ordered. Without it, the shop shows the order's amount alone and cannot order it again. */
            lines?: components["schemas"]["OrderLine"][];
            summary?: components["schemas"]["OrderSummary"];
            deliver_to?: components["schemas"]["DeliverTo"];
        };
        /** @description One line of an order, as it was sold. */
        OrderLine: {
            /** @description The number of the product or offer. */
            product: number;
            type: components["schemas"]["ItemType"];
            /** @description How many pieces. */
            quantity: number;
            /** @description The name at the time of the order. */
            title: string;
            /** @description Price of one piece in rupees, taxes included. */
            unit_price: number;
            /** @description Price of all pieces in rupees, taxes included. */
            amount: number;
            image?: components["schemas"]["FileLocation"];
            /** @description Its page, as long as the shop sells it: `/product/{product_slug}`. */
            product_slug?: string;
        };
        /** @description What the amount of an order is made of, in rupees: subtotal and shipping. */
        OrderSummary: {
            /** @description All lines, taxes included. */
            subtotal: number;
            /** @description The tax that the subtotal includes. */
            tax: number;
            /** @description The shipping charge; 0 when it is free. */
            shipping: number;
        };
        /**
         * @description Where the order goes, in the fields that its address had. The lines of the courier are there as far as the
         *     shopper filled them in and the API keeps them.
         */
        DeliverTo: {
            /** @description The locality's post office. */
            Name: string;
            /** @description The state or union territory. */
            State: string;
            /** @description The country. */
            Country: string;
            /** @description The PIN code. */
            Pincode: string;
            /** @description Who receives the parcel. */
            Recipient?: string;
            /** @description The number that the courier calls. */
            Mobile?: string;
            /** @description House and street. */
            Line1?: string;
            /** @description The rest of house and street. */
            Line2?: string;
            /** @description What is near it. */
            Landmark?: string;
        };
        /** @description A list of one; only the first reply counts. */
        PincodeReplies: components["schemas"]["PincodeReply"][];
        /** @description What the postal service says about one PIN code. */
        PincodeReply: {
            /** @description A sentence of the service's own; not shown. */
            Message: string;
            /** @description `Success`, `Error`, or anything else when the service is in trouble. */
            Status: string;
            /** @description The offices on `Success`, otherwise null. */
            PostOffice: components["schemas"]["PostOffice"][] | null;
        };
        /** @description One post office, in the field names of India's public lookup service. */
        PostOffice: {
            /** @description The locality. */
            Name: string;
            /** @description Seldom filled in, mostly null. */
            Description?: string | null;
            /** @description For example Head Post Office, Sub Post Office. */
            BranchType: string;
            /** @description Delivery or Non-Delivery. */
            DeliveryStatus: string;
            /** @description The postal circle. */
            Circle: string;
            /** @description The district. */
            District: string;
            /** @description The postal division. */
            Division: string;
            /** @description The postal region. */
            Region: string;
            /** @description The block or taluk. */
            Block: string;
            /** @description The state or union territory. */
            State: string;
            /** @description The country. */
            Country: string;
            Pincode: components["schemas"]["Pincode"];
        };
        /** @description What went wrong, after RFC 9457. */
        Problem: {
            /** @description The kind of problem; `about:blank` when the status says all. */
            type: string;
            /** @description The kind of problem in a few words, the same each time. */
            title: string;
            /** @description The HTTP status, repeated. */
            status: number;
            /** @description What happened this time. */
            detail?: string;
            /** @description The fields at fault. */
            errors?: components["schemas"]["ProblemField"][];
        };
        /** @description One field at fault. */
        ProblemField: {
            /** @description A dotted path from the top of the body, such as `cart.0.quantity`, or a parameter's name. */
            field: string;
            /** @description What is wrong with it. */
            detail: string;
        };
    };
    responses: {
        /** @description The list is still the version named in `If-None-Match`; no body. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A parameter of the path breaks its limits. */
        BadParameter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is malformed, or asks for something that cannot be ordered. Nothing was written. */
        BadOrder: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The report is malformed; the order is as it was. */
        BadReport: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No token, `no-token`, or one that is unknown or has expired. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server knows the payment provider but is not set up for it. */
        ProviderNotOffered: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than 64 KiB. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not sent as `application/json`. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many calls in a short time; try again later. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A fault of the server. The answer says nothing about its inside. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server cannot answer at the moment, for example while it stops. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The product's `product_slug`. Any text is a fair question; unknown ones find nothing.
         * @example s-46
         */
        SlugInPath: string;
        /**
         * @description The adapter that opens the payment window.
         * @example mockpay
         */
        ProviderInPath: components["schemas"]["PaymentProvider"];
        /**
         * @description The PIN code to look up.
         * @example 209725
         */
        PincodeInPath: components["schemas"]["Pincode"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Names this version of the list; sent back in `If-None-Match`, it saves sending the same list again.
         * @example W/"a76a9fcbde458f84"
         */
        ETag: string;
        /**
         * @description Whole seconds to wait before trying again.
         * @example 5
         */
        RetryAfter: number;
        /**
         * @description Says that a bearer token is wanted.
         * @example Bearer
         */
        WwwAuthenticate: string;
    };
    pathItems: never;
}
export type Category = components['schemas']['Category'];
export type Product = components['schemas']['Product'];
export type OfferCategory = components['schemas']['OfferCategory'];
export type Offer = components['schemas']['Offer'];
export type AcademyCategory = components['schemas']['AcademyCategory'];
export type AcademyFile = components['schemas']['AcademyFile'];
export type ResourceCategory = components['schemas']['ResourceCategory'];
export type ResourceFile = components['schemas']['ResourceFile'];
export type FileLocation = components['schemas']['FileLocation'];
export type LoginRequest = components['schemas']['LoginRequest'];
export type LoginSuccess = components['schemas']['LoginSuccess'];
export type LoginFailure = components['schemas']['LoginFailure'];
export type RegisterRequest = components['schemas']['RegisterRequest'];
export type RegisterSuccess = components['schemas']['RegisterSuccess'];
export type RegisterFailure = components['schemas']['RegisterFailure'];
export type User = components['schemas']['User'];
export type Email = components['schemas']['Email'];
export type Mobile = components['schemas']['Mobile'];
export type Pincode = components['schemas']['Pincode'];
export type PaymentProvider = components['schemas']['PaymentProvider'];
export type CartLine = components['schemas']['CartLine'];
export type ItemType = components['schemas']['ItemType'];
export type DeliveryAddress = components['schemas']['DeliveryAddress'];
export type AddressLine = components['schemas']['AddressLine'];
export type CreateOrderRequest = components['schemas']['CreateOrderRequest'];
export type CreatedOrderId = components['schemas']['CreatedOrderId'];
export type PaymentReportStatus = components['schemas']['PaymentReportStatus'];
export type ValidatePaymentRequest = components['schemas']['ValidatePaymentRequest'];
export type ValidatePaymentResponse = components['schemas']['ValidatePaymentResponse'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type Order = components['schemas']['Order'];
export type OrderLine = components['schemas']['OrderLine'];
export type OrderSummary = components['schemas']['OrderSummary'];
export type DeliverTo = components['schemas']['DeliverTo'];
export type PincodeReplies = components['schemas']['PincodeReplies'];
export type PincodeReply = components['schemas']['PincodeReply'];
export type PostOffice = components['schemas']['PostOffice'];
export type Problem = components['schemas']['Problem'];
export type ProblemField = components['schemas']['ProblemField'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseBadParameter = components['responses']['BadParameter'];
export type ResponseBadOrder = components['responses']['BadOrder'];
export type ResponseBadReport = components['responses']['BadReport'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseProviderNotOffered = components['responses']['ProviderNotOffered'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ParameterSlugInPath = components['parameters']['SlugInPath'];
export type ParameterProviderInPath = components['parameters']['ProviderInPath'];
export type ParameterPincodeInPath = components['parameters']['PincodeInPath'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderWwwAuthenticate = components['headers']['WwwAuthenticate'];
export type $defs = Record<string, never>;
export interface operations {
    listCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories; an empty list when the shop has none yet. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHeroProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products in display order; an empty list when none are put forward. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products in display order; an empty list when nothing is on sale. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product's `product_slug`. Any text is a fair question; unknown ones find nothing.
                 * @example s-46
                 */
                slug: components["parameters"]["SlugInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of one product, or an empty list for an unknown slug. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadParameter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOfferCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer categories; an empty list when there are none. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferCategory"][];
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOffers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offers in display order; an empty list when none is running. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"][];
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAcademyCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sources; an empty list when there are none. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcademyCategory"][];
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAcademyFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files in display order; an empty list when there are none. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcademyFile"][];
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listResourceCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource categories; an empty list when there are none. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceCategory"][];
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listResourceFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files in display order; an empty list when there are none. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceFile"][];
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in; the token opens the calls marked with a lock until it expires. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginSuccess"];
                };
            };
            /** @description Malformed body (broken JSON, a missing, empty, too long or unknown field), in login's own shape. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginFailure"];
                };
            };
            /** @description No such account, or another password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginFailure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description The account exists now, and the token belongs to it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterSuccess"];
                };
            };
            /** @description The e-mail address already has an account. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterFailure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description Malformed body (broken JSON, a missing, unknown or too long field, or one that breaks a rule of
             *     registration), in register's own shape.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterFailure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The adapter that opens the payment window.
                 * @example mockpay
                 */
                payment_provider: components["parameters"]["ProviderInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrderRequest"];
            };
        };
        responses: {
            /**
             * @description The order id as a JSON string. An empty string means that no order could be opened with the payment
             *     provider; the storefront then warns and opens no window.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedOrderId"];
                };
            };
            400: components["responses"]["BadOrder"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ProviderNotOffered"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    validatePayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The adapter that opens the payment window.
                 * @example mockpay
                 */
                payment_provider: components["parameters"]["ProviderInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidatePaymentRequest"];
            };
        };
        responses: {
            /** @description The verdict on the report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidatePaymentResponse"];
                };
            };
            400: components["responses"]["BadReport"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ProviderNotOffered"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders; an empty list for a customer who has not ordered yet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    lookupPincode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The PIN code to look up.
                 * @example 209725
                 */
                pincode: components["parameters"]["PincodeInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One reply, whether or not the PIN code is known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PincodeReplies"];
                };
            };
            /** @description Not six digits, in the lookup's own shape. The storefront never asks with such a text. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PincodeReplies"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
